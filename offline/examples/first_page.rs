//! Writes the first page of the site to a folder: `packaging/offline` calls it.

use std::path::PathBuf;

fn main() -> Result<(), String> {
    let folder = std::env::args_os().nth(1).ok_or("name the folder of the site")?;
    let folder = PathBuf::from(folder);
    for (name, content) in offline::first_page::files()? {
        let file = folder.join(name);
        std::fs::write(&file, content).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}
