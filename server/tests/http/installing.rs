//! The house on a home screen, and what other programs share with it.

use crate::notices::between;
use crate::test_server::{TestServer, two_friends, values};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;

#[test]
fn a_link_that_is_shared_with_the_house_leads_to_its_table() {
    let server = TestServer::open();
    let (mut ada, _, table) = two_friends(&server);
    let id = table.trim_start_matches("/table/");
    for query in [
        format!("code={id}"),
        format!("code=http%3A%2F%2Fx%3A80%2Ftable%2F{id}%3Fa%3D1"),
        format!("title=Targi&text=Play%20with%20me%3A%20https%3A%2F%2Fx%2Ftable%2F{id}%2C%20now"),
        format!("code=&text=https%3A%2F%2Fx%2Ftable%2F{id}%2Fend"),
    ] {
        assert_eq!(ada.get(&format!("/join?{query}")).expect(303).location(), table, "{query}");
    }
    ada.get("/join?text=hello").expect(422);
    ada.get("/join?code=nowhere").expect(404);
}

#[test]
fn the_house_can_be_put_on_a_home_screen() {
    let server = TestServer::open();
    let mut ada = server.guest();
    ada.post("/settings", &[("name", "Ada"), ("language", "de")]).expect(303);
    let page = ada.get("/").expect(200).body;
    let manifest = ada.get(between(&page, "rel=\"manifest\" href=\"", "\"")).expect(200);
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
    let manifest = manifest.json();
    assert_eq!(manifest["display"], "standalone");
    let description = manifest["description"].as_str().expect("a sentence");
    assert!(description.starts_with("Spiel Targi und Five Tribes im Browser"), "{description}");
    for icon in manifest["icons"].as_array().expect("icons") {
        let (from, kind) = (icon["src"].as_str().expect("an address"), icon["type"].as_str());
        let request =
            format!("GET {from} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
        let mut stream = TcpStream::connect(&server.address).expect("the house is open");
        stream.write_all(request.as_bytes()).expect("a request");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an icon");
        let head = String::from_utf8_lossy(&answer[..answer.len().min(600)]).to_lowercase();
        assert!(head.starts_with("http/1.1 200") && head.contains(kind.expect("a type")), "{head}");
    }
    // What others share with the house on a phone leads to the table that is meant.
    let share = &manifest["share_target"];
    assert_eq!((&share["method"], &share["action"]), (&json!("GET"), &json!("/join")));
    let (_, _, table) = two_friends(&server);
    for kind in ["text", "url"] {
        let field = share["params"][kind].as_str().expect("a field");
        let link = format!("/join?{field}=http%3A%2F%2Fx{}", table.replace('/', "%2F"));
        assert_eq!(ada.get(&link).expect(303).location(), table, "{kind}");
    }
    let worker = ada.get("/sw.js").expect(200);
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    // Only what can never change is kept, and a page that is nobody's.
    for kept in values(&worker.body.replace("\"/", "name=\"kept\" value=\"/"), "kept") {
        let fixed = kept.starts_with("/assets/") || ["/away", "/notices/push", "/"].contains(&kept);
        assert!(fixed, "{kept}");
    }
    let away = ada.get("/away").expect(200).body;
    assert!(away.contains("Kein Netz") && !away.contains("Ada"), "{away}");
}
