//! The short way to a text: most consist of words and arguments alone, or choose among such by a
//! word or by how many there are.
//!
//! Fluent can do far more, and takes its time for the preparations: a page says hundreds of
//! texts, and every move draws one for everybody who looks. Whatever is not plain is left to it.

use crate::{FluentValue, Language};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::borrow::Cow;
use std::fmt::Write;

/// The arguments of a text by name.
type Arguments<'a> = &'a [(&'static str, FluentValue<'a>)];

/// Numbers up to here are whole numbers without a doubt.
const LARGEST: f64 = 1e15;

/// The text of a pattern, if it is plain.
pub(crate) fn text(
    language: Language,
    pattern: &Pattern<&'static str>,
    arguments: Arguments<'_>,
) -> Option<Cow<'static, str>> {
    if let [PatternElement::TextElement { value }] = &pattern.elements[..] {
        return Some(Cow::Borrowed(value));
    }
    let mut out = String::with_capacity(64);
    write(language, pattern, arguments, &mut out)?;
    Some(Cow::Owned(out))
}

fn write(
    language: Language,
    pattern: &Pattern<&'static str>,
    arguments: Arguments<'_>,
    out: &mut String,
) -> Option<()> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                match argument(inline, arguments)? {
                    FluentValue::String(words) => out.push_str(words),
                    number => match whole(number)? {
                        digit @ 0..=9 => out.push(char::from(b'0' + digit as u8)),
                        number => write!(out, "{number}").ok()?,
                    },
                }
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let selector = argument(selector, arguments)?;
                let mut chosen = variants.iter().find(|variant| variant.default)?;
                for variant in variants {
                    if is_meant(language, &variant.key, selector)? {
                        chosen = variant;
                        break;
                    }
                }
                write(language, &chosen.value, arguments, out)?;
            }
        }
    }
    Some(())
}

/// The argument that an expression stands for, if it is nothing else.
fn argument<'a>(
    expression: &InlineExpression<&'static str>,
    arguments: Arguments<'a>,
) -> Option<&'a FluentValue<'a>> {
    let InlineExpression::VariableReference { id } = expression else { return None };
    arguments.iter().find(|(name, _)| *name == id.name).map(|(_, value)| value)
}

/// A number that is written without a fraction.
fn whole(value: &FluentValue<'_>) -> Option<i64> {
    let FluentValue::Number(number) = value else { return None };
    let plain = number.options.minimum_fraction_digits.is_none()
        && number.value.fract() == 0.0
        && number.value.abs() < LARGEST;
    plain.then_some(number.value as i64)
}

/// Whether a variant is for this word or this number; `None` if only Fluent can tell.
fn is_meant(
    language: Language,
    key: &VariantKey<&'static str>,
    selector: &FluentValue<'_>,
) -> Option<bool> {
    Some(match (key, selector) {
        (VariantKey::Identifier { name }, FluentValue::String(word)) => name == word,
        (VariantKey::NumberLiteral { .. }, FluentValue::String(_)) => false,
        (VariantKey::Identifier { name }, number) => *name == plural(language, whole(number)?)?,
        (VariantKey::NumberLiteral { value }, number) => value.parse() == Ok(whole(number)?),
    })
}

/// Languages that have a form for one and another for everything else; the others are left to
/// Fluent.
const ONE_AND_OTHER: [&str; 3] = ["en", "de", "x-marked"];

/// The plural form that goes with a number, by the name that Unicode gives it.
fn plural(language: Language, number: i64) -> Option<&'static str> {
    let form = if matches!(number, 1 | -1) { "one" } else { "other" };
    ONE_AND_OTHER.contains(&language.code()).then_some(form)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

    /// What the short way and Fluent make of a text with these arguments.
    fn both(text: &'static str, arguments: Arguments<'_>) -> (Option<String>, String) {
        let id = "en".parse().expect("a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(format!("key = {text}\n")).expect("good Fluent");
        bundle.add_resource(resource).expect("a key of its own");
        // Texts are never thrown away, in the house either.
        let bundle: &'static FluentBundle<FluentResource> = Box::leak(Box::new(bundle));
        let pattern = bundle.get_message("key").and_then(|message| message.value());
        let pattern = pattern.expect("a text");
        let named: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let all = bundle.format_pattern(pattern, Some(&named), &mut Vec::new());
        let quick = super::text(Language::English, pattern, arguments);
        (quick.map(Cow::into_owned), all.into_owned())
    }

    #[test]
    fn the_short_way_says_what_fluent_says() {
        let plain = [
            "Rules",
            "{ $name } has { $count } camels.",
            "{ $count ->\n [one] a camel\n *[other] { $count } camels\n }",
            "{ $count ->\n [0] none\n [one] one { $name }\n *[other] { $count }: { $name }\n }",
            "{ $name ->\n [Ada] her\n *[other] their\n } turn",
        ];
        for text in plain {
            for count in [-1, 0, 1, 2, 11, 1_000_000] {
                for name in ["Ada", "one", ""] {
                    let arguments = [("name", name.into()), ("count", count.into())];
                    let (quick, all) = both(text, &arguments);
                    assert_eq!(quick, Some(all), "{text}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_plain_is_left_to_fluent() {
        let arguments = [("count", 1.5.into())];
        let others = ["{ $count }", "{ $missing }", "{ NUMBER($count) }", "a { \"quoted\" } word"];
        for text in others {
            assert_eq!(both(text, &arguments).0, None, "{text}");
        }
    }
}
