//! The first page, drawn when the site is built: first-time visitors see it, and
//! can use it, while the program is on its way.

use crate::Pocket;
use crate::message::Told;
use web::Language;
use web::assets::SHARED;

/// What comes before the part of the head that names other files, and what after it.
const FILES: [&str; 2] = ["<link rel=\"icon\"", "</head>"];

/// A file of the site: name and content.
pub type File = (String, Vec<u8>);

/// The first page in every language, the default one as `index.html`, and what is beside the
/// program because this page needs it before that.
pub fn files() -> Result<Vec<File>, String> {
    let (pocket, _) = Pocket::open("https://pocket.invalid", &"0".repeat(64), 0, &[])?;
    let mut files = Vec::new();
    for language in Language::ALL {
        let page = first_page(&get(&pocket, "/", language)?)?.into_bytes();
        if language == Language::default() {
            files.push(("index.html".to_owned(), page.clone()));
        }
        files.push((format!("index.{}.html", language.code()), page));
    }
    let beside = SHARED.iter().filter(|asset| asset.is_beside);
    files.extend(beside.map(|asset| (asset.name.to_owned(), asset.bytes.to_vec())));
    Ok(files)
}

/// The page without the files that the program has, which `first.js` adds when it is there.
fn first_page(page: &str) -> Result<String, String> {
    let [from, to] = FILES.map(|place| page.find(place).ok_or("this is no page"));
    let (before, head, after) = (&page[..from?], &page[from?..to?], &page[to?..]);
    let script = attributes(head, "src").next().ok_or("the page has no script")?;
    let codes = Language::ALL.map(Language::code).join(" ");
    let styles = attributes(head, "href").filter(|address| address.ends_with(".css"));
    let styles = styles.map(|address| format!("<link rel=\"stylesheet\" href=\".{address}\">"));
    let own_head = format!(
        "<link rel=\"icon\" href=\"data:,\">{}\
         <script src=\"first.js\" data-languages=\"{codes}\" data-script=\".{script}\" defer></script>",
        styles.collect::<String>()
    );
    // The site may lie in a folder.
    let after = after.replace("=\"/", "=\"./");
    Ok(format!("{before}{own_head}{after}"))
}

/// The values of all attributes of a name.
fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {name}=\"");
    let values: Vec<&str> = html.split(&start).skip(1).collect();
    values.into_iter().filter_map(|rest| rest.split('"').next())
}

fn get(pocket: &Pocket, path: &str, language: Language) -> Result<String, String> {
    let accept = ("accept".to_owned(), "text/html".to_owned());
    let language = ("accept-language".to_owned(), language.code().to_owned());
    let (method, headers) = ("GET".to_owned(), vec![accept, language]);
    pocket.hear(Told::Request { number: 1, method, path: path.to_owned(), headers }, Vec::new());
    loop {
        let (asked, body) = pocket.go_on();
        if let Some(answer) = asked.answers.first() {
            let text = String::from_utf8(body).map_err(|error| error.to_string())?;
            return if answer.status == 200 { Ok(text) } else { Err(format!("{path}: {text}")) };
        }
        if asked.writes.is_empty() {
            return Err(format!("{path} is not answered"));
        }
        for (number, _) in asked.writes {
            pocket.hear(Told::Written { number, done: true }, Vec::new());
        }
    }
}
