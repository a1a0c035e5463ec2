//! Long texts of options, decks above all: kept once, however many tables are
//! played with them. In the options of a table stands `{"sha256":…}` instead.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::AnyConnection;

/// A text of more bytes is kept apart.
const LONG: usize = 256;
/// Set in `user_version` once the texts of old tables are kept apart.
const APART: i64 = 2;

type Hash = [u8; 32];

fn hash_of(text: &str) -> Hash {
    Sha256::digest(text.as_bytes()).into()
}

/// The hash that stands in the place of a text.
fn reference(value: &Value) -> Option<Hash> {
    let object = value.as_object().filter(|object| object.len() == 1)?;
    let digits = object.get("sha256")?.as_str().filter(|digits| digits.len() == 64)?;
    let mut hash = Hash::default();
    for (byte, pair) in hash.iter_mut().zip(digits.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(hash)
}

/// Calls `change` for a value and everything in it.
fn walk(value: &mut Value, change: &mut impl FnMut(&mut Value)) {
    change(value);
    match value {
        Value::Array(list) => list.iter_mut().for_each(|inner| walk(inner, change)),
        Value::Object(map) => map.values_mut().for_each(|inner| walk(inner, change)),
        _ => {}
    }
}

/// Options with their long texts taken out.
pub(super) struct Apart {
    pub(super) options: String,
    texts: Vec<(Hash, String)>,
}

impl Apart {
    /// Takes the long texts out, if the options can be put together again to the
    /// letter: the chain of a log goes on from them.
    pub(super) fn of(options: &str) -> Apart {
        let whole = || Apart { options: options.to_owned(), texts: Vec::new() };
        let Ok(mut value) = serde_json::from_str::<Value>(options) else { return whole() };
        let written = value.to_string();
        if options.len() <= LONG || written != options {
            return whole();
        }
        let mut texts = Vec::new();
        walk(&mut value, &mut |value| {
            if let Some(text) = value.as_str().filter(|text| text.len() > LONG) {
                let hash = hash_of(text);
                texts.push((hash, text.to_owned()));
                let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
                *value = json!({ "sha256": digits });
            }
        });
        Apart { options: value.to_string(), texts }
    }

    /// Keeps the texts of a table.
    pub(super) async fn keep(&self, table: &str, db: &mut AnyConnection) -> sqlx::Result<()> {
        for (hash, text) in &self.texts {
            sql!(
                "insert into long_text (hash, text) values ($1, $2) on conflict do nothing"
                => &hash[..], text
            )
            .execute(&mut *db)
            .await?;
            sql!(
                "insert into table_text (table_id, hash) values ($1, $2) on conflict do nothing"
                => table, &hash[..]
            )
            .execute(&mut *db)
            .await?;
        }
        Ok(())
    }
}

/// Whether texts may have been taken out of these options.
pub(super) fn is_apart(options: &str) -> bool {
    options.contains("\"sha256\"")
}

/// Puts the texts back into options.
pub(super) async fn put_back(db: &mut AnyConnection, options: String) -> sqlx::Result<String> {
    if !is_apart(&options) {
        return Ok(options);
    }
    let Ok(mut value) = serde_json::from_str::<Value>(&options) else { return Ok(options) };
    let mut hashes = Vec::new();
    walk(&mut value, &mut |value| hashes.extend(reference(value)));
    let mut texts = Vec::with_capacity(hashes.len());
    for hash in hashes {
        let text = sqlx::query_scalar::<_, String>("select text from long_text where hash = $1");
        let text = text.bind(&hash[..]).fetch_optional(&mut *db).await?;
        // What is lost or changed is noticed when the table is checked.
        texts.extend(text.map(|text| (hash, text)));
    }
    walk(&mut value, &mut |value| {
        let known = reference(value).and_then(|hash| texts.iter().find(|(of, _)| *of == hash));
        if let Some((_, text)) = known {
            *value = Value::String(text.clone());
        }
    });
    Ok(value.to_string())
}

/// Takes the long texts out of tables from before they were kept apart.
pub(super) async fn part_old_tables(db: &mut AnyConnection) -> sqlx::Result<()> {
    let version: i64 = sqlx::query_scalar("pragma user_version").fetch_one(&mut *db).await?;
    if version >= APART {
        return Ok(());
    }
    sqlx::query("begin immediate").execute(&mut *db).await?;
    let tables: Vec<(String, String)> =
        sqlx::query_as("select id, options from game_table where length(options) > 256")
            .fetch_all(&mut *db)
            .await?;
    for (id, options) in tables {
        let apart = Apart::of(&options);
        apart.keep(&id, db).await?;
        sql!("update game_table set options = $1 where id = $2" => &apart.options, &id)
            .execute(&mut *db)
            .await?;
    }
    sqlx::query("pragma user_version = 2").execute(&mut *db).await?;
    sqlx::query("commit").execute(db).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_texts_are_taken_out() {
        let deck = "card\n".repeat(200);
        let options = json!({ "players": 2, "mix": { "deck": deck }, "name": "short" }).to_string();
        let apart = Apart::of(&options);
        assert_eq!(apart.texts, [(hash_of(&deck), deck)]);
        assert!(apart.options.len() < 200 && apart.options.contains("\"name\":\"short\""));
        // What could not be put together again to the letter stays as it is.
        let spaced = options.replace(':', ": ");
        assert_eq!(Apart::of(&spaced).options, spaced);
    }
}
