//! Mail: confirmed first, gathered, and ended by a link.

use super::{AWAY, MINUTE, between, house, name_of, play_on, two};
use crate::test_server::{Browser, TestServer, settings, two_friends, wait_until};
use server::{Limits, Mail, Notices, Settings};
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A mail that was received: to whom, and all of it.
pub(super) type Mailed = (String, String);

/// What was mailed.
pub(super) type Letters = Arc<Mutex<Vec<Mailed>>>;

/// Somebody who takes mail, and refuses it while told so.
pub(super) fn post_office() -> (String, Letters, Arc<Mutex<bool>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("smtp://{}", listener.local_addr().expect("an address"));
    let (mails, closed) = (Arc::<Mutex<Vec<Mailed>>>::default(), Arc::new(Mutex::new(false)));
    let (taken, refuses) = (Arc::clone(&mails), Arc::clone(&closed));
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            drop(take_mail(&stream.expect("a connection"), &taken, &refuses));
        }
    });
    (address, mails, closed)
}

fn take_mail(
    stream: &TcpStream,
    mails: &Mutex<Vec<Mailed>>,
    refuses: &Mutex<bool>,
) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream);
    let answer = |text: &str| write!(&mut &*stream, "{text}\r\n");
    answer("220 post office")?;
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        match line.split([' ', ':', '\r']).next().unwrap_or_default() {
            "RCPT" if *refuses.lock().unwrap() => answer("451 come back later")?,
            "RCPT" => {
                between(&line, "<", ">").clone_into(&mut to);
                answer("250 fine")?;
            }
            "DATA" => {
                answer("354 go on")?;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    reader.read_line(&mut text)?;
                }
                // Long lines are written in parts.
                let text = text.replace("=\r\n", "").replace("=3D", "=").replace("\r\n ", " ");
                mails.lock().unwrap().push((to.clone(), text));
                answer("250 taken")?;
            }
            "QUIT" => return answer("221 bye"),
            _ => answer("250 fine")?,
        }
    }
}

#[test]
fn an_address_that_nobody_confirms_is_forgotten_after_two_days() {
    let (address, mails, _) = post_office();
    let mail = Some(Mail::new(&address, "games@example.org").expect("mail"));
    let (server, clock) = house(Notices { mail, ..Notices::default() });
    let (mut ada, ..) = two_friends(&server);
    ada.post("/notices/mail", &[("address", "ada@example.org")]).expect(303);
    let (_, first) = wait_for_mail(&mails, 1);
    clock.turn(49 * 60 * MINUTE);
    server.guest().post(link_in(&server, &first, "confirm"), &[]).expect(404);
    ada.post("/notices/mail", &[("address", "ada@example.org")]).expect(303);
    let (_, second) = wait_for_mail(&mails, 2);
    server.guest().post(link_in(&server, &second, "confirm"), &[]).expect(200);
    assert!(!ada.get("/notices").expect(200).body.contains("not confirmed yet"));
}

#[test]
fn nobody_floods_a_stranger_with_mails_to_confirm() {
    let (address, mails, _) = post_office();
    let mail = Some(Mail::new(&address, "games@example.org").expect("mail"));
    let limits = Limits { confirmations: Limits::default().confirmations, ..Limits::none() };
    let notices = Notices { mail, ..Notices::default() };
    let server = TestServer::with(Settings { notices, limits, ..settings() });
    let add =
        |browser: &mut Browser, address| browser.post("/notices/mail", &[("address", address)]);
    let (mut ada, mut bo, _) = two_friends(&server);
    for address in ["victim@example.org", "victim@example.org"] {
        add(&mut ada, address).expect(303);
    }
    add(&mut bo, "victim@example.org").expect(303);
    let refused = add(&mut bo, "Victim+again@example.org").expect(429);
    assert!(refused.body.contains("enough mails that ask to confirm"), "{}", refused.body);
    add(&mut bo, "bo@example.org").expect(303);
    wait_for_mail(&mails, 4);
}

pub(super) fn wait_for_mail(mails: &Mutex<Vec<Mailed>>, count: usize) -> Mailed {
    wait_until("mail comes", || {
        let mails = mails.lock().unwrap();
        assert!(mails.len() <= count, "too much: {mails:?}");
        (mails.len() == count).then(|| mails.last().cloned()).flatten()
    })
}

/// The path of a link of the house in a mail.
pub(super) fn link_in<'a>(server: &TestServer, mail: &'a str, what: &str) -> &'a str {
    let from = format!("http://{}/notices/mail/{what}", server.address);
    let start = mail.find(&from).unwrap_or_else(|| panic!("no link in {mail}"));
    mail[start..].split(['\r', '>']).next().unwrap().split_once(&server.address).unwrap().1
}

#[test]
fn mail_is_confirmed_first_gathers_for_an_hour_and_is_ended_by_its_link() {
    let (address, mails, closed) = post_office();
    let mail = Some(Mail::new(&address, "Caravanserai <games@example.org>").expect("mail"));
    let (server, clock) = house(Notices { mail, ..Notices::default() });
    let (mut acts, mut waits, table) = two(&server);
    waits.post("/notices/mail", &[("address", "nobody")]).expect(422);
    waits.post("/notices/mail", &[("address", "bo@example.org")]).expect(303);
    let (to, asked) = wait_for_mail(&mails, 1);
    assert_eq!(to, "bo@example.org");
    assert!(asked.contains("Subject: Confirm your address"), "{asked}");
    let stays_at = |count: usize| {
        std::thread::sleep(Duration::from_millis(300));
        assert_eq!(mails.lock().unwrap().len(), count);
    };
    // Nothing else is sent before it is confirmed, and to look at the link is not enough.
    let confirm = link_in(&server, &asked, "confirm");
    let mut scanner = server.guest();
    scanner.get(confirm).expect(200);
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    stays_at(1);
    scanner.get(&format!("{confirm}x")).expect(404);
    scanner.post(confirm, &[]).expect(200);
    play_on(&mut waits, &table);

    // While the post office is closed it is tried again.
    *closed.lock().unwrap() = true;
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    wait_until("a try", || {
        waits.get("/notices").expect(200).body.contains("come back later").then_some(())
    });
    *closed.lock().unwrap() = false;
    clock.turn(MINUTE);
    let (_, told) = wait_for_mail(&mails, 2);
    let other = name_of(&mut acts);
    assert!(told.contains("Subject: Your turn: Targi"), "{told}");
    assert!(told.contains(&format!("With {other}")), "{told}");
    assert!(told.contains(&format!("http://{}{table}\r\n", server.address)), "{told}");
    let end = link_in(&server, &told, "end").to_owned();
    let header = told.lines().find(|line| line.starts_with("List-Unsubscribe:"));
    let ends = format!("<http://{}{end}>", server.address);
    assert!(header.is_some_and(|header| header.contains(&ends)), "{told}");

    // Within the hour it gathers: two turns, one mail.
    let sit = |waits: &mut Browser, acts: &mut Browser| {
        let fields = [("game", "targi"), ("opponent", "friend"), ("side", "0")];
        let table = acts.post("/new", &fields).expect(303).location().to_owned();
        waits.post(&format!("{table}/sit"), &[]).expect(303);
        table
    };
    let second = sit(&mut waits, &mut acts);
    for table in [&table, &second] {
        play_on(&mut waits, table);
        play_on(&mut acts, table);
    }
    clock.turn(30 * MINUTE);
    stays_at(2);
    clock.turn(30 * MINUTE);
    let (_, told) = wait_for_mail(&mails, 3);
    assert!(told.contains("Subject: Your turn at 2 tables"), "{told}");
    assert!(told.contains(&table) && told.contains(&second), "{told}");

    // Its link ends it, without a session, but not by being looked at.
    scanner.get(&end).expect(200);
    play_on(&mut waits, &table);
    play_on(&mut acts, &table);
    clock.turn(61 * MINUTE);
    wait_for_mail(&mails, 4);
    scanner.post(&end, &[]).expect(200);
    scanner.get(&end).expect(404);
    play_on(&mut waits, &table);
    play_on(&mut acts, &table);
    clock.turn(120 * MINUTE);
    stays_at(4);
}
