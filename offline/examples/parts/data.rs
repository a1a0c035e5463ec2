//! Which parts need which constants. The linker was told (`--emit-relocs`) to write down wherever the
//! address of something stands: in the code of a function, or in other data.

use super::Result;
use std::ops::Range;
use wasmparser::{
    BinaryReaderError, CustomSectionReader, KnownCustom, Linking, RelocationEntry, RelocationType,
    SymbolInfo,
};

/// What the linker says of the data of a program.
#[derive(Default)]
pub(crate) struct Linked {
    /// The segments, and whether nothing in them ever changes.
    constant: Vec<bool>,
    /// What has a name of its own: the segment, where it begins in there, and how long it is. What
    /// is no data has none.
    symbols: Vec<Option<(usize, u32, u32)>>,
    /// Where the address of such a thing stands: the place in the section of code or of data.
    in_code: Vec<(u64, usize)>,
    in_data: Vec<(u64, usize)>,
}

impl Linked {
    pub(crate) fn read(&mut self, section: &CustomSectionReader<'_>) -> Result<()> {
        match section.as_known() {
            KnownCustom::Linking(linking) => {
                for subsection in linking.subsections() {
                    match subsection? {
                        Linking::SegmentInfo(segments) => {
                            for segment in segments {
                                self.constant.push(segment?.name.starts_with(".rodata"));
                            }
                        }
                        Linking::SymbolTable(symbols) => {
                            for symbol in symbols {
                                self.symbols.push(place(&symbol?));
                            }
                        }
                        _ => {}
                    }
                }
            }
            KnownCustom::Reloc(places) => {
                let list = match section.name() {
                    "reloc.CODE" => &mut self.in_code,
                    "reloc.DATA" => &mut self.in_data,
                    _ => return Ok(()),
                };
                let all: std::result::Result<Vec<_>, BinaryReaderError> =
                    places.entries().into_iter().collect();
                let addresses = all?.into_iter().filter(is_address);
                list.extend(addresses.map(|entry| (entry.offset.into(), entry.index as usize)));
            }
            _ => {}
        }
        Ok(())
    }
}

/// Whether the address of data stands there, rather than a function or a type.
fn is_address(entry: &RelocationEntry) -> bool {
    use RelocationType::{MemoryAddrI32, MemoryAddrLeb, MemoryAddrSleb};
    matches!(entry.ty, MemoryAddrLeb | MemoryAddrSleb | MemoryAddrI32)
}

fn place(symbol: &SymbolInfo<'_>) -> Option<(usize, u32, u32)> {
    match symbol {
        SymbolInfo::Data { symbol: Some(defined), .. } => {
            Some((defined.index as usize, defined.offset, defined.size))
        }
        _ => None,
    }
}

/// A segment of data: its address, what is in it from the start, and its place in the section.
pub(crate) struct Segment<'a> {
    pub(crate) address: u32,
    pub(crate) bytes: &'a [u8],
    pub(crate) offset: u64,
}

/// A stretch of data that is needed as a whole, and by which parts, a bit for each.
struct Thing {
    place: Range<u32>,
    is_constant: bool,
    needed_by: u32,
}

/// The constants that the first part can do without, each with the parts that need it.
///
/// `of_function` has a bit for the part of the function whose code begins or goes on at this place of
/// its section. What has changed in the memory since the start may point anywhere, and is needed by
/// the first part, whose bit is 1.
pub(crate) fn later_constants(
    linked: &Linked,
    segments: &[Segment<'_>],
    of_function: impl Fn(u64) -> Result<u32>,
    changed: impl Iterator<Item = u32>,
) -> Result<Vec<(Range<u32>, u32)>> {
    const FIRST: u32 = 1;
    let mut things = things(linked, segments);
    let at = |things: &[Thing], address: u32| {
        let after = things.partition_point(|thing| thing.place.start <= address);
        let found = after.checked_sub(1)?;
        things[found].place.contains(&address).then_some(found)
    };
    let thing_of = |things: &[Thing], symbol: usize| {
        let (segment, offset, _) = linked.symbols.get(symbol).copied().flatten()?;
        at(things, segments.get(segment)?.address + offset)
    };
    for (offset, symbol) in &linked.in_code {
        if let Some(thing) = thing_of(&things, *symbol) {
            things[thing].needed_by |= of_function(*offset)?;
        }
    }
    for word in changed {
        if let Some(thing) = at(&things, word) {
            things[thing].needed_by |= FIRST;
        }
    }
    // Whoever needs something needs what that points to.
    let mut pointers = Vec::new();
    for (offset, symbol) in &linked.in_data {
        let inside = |segment: &&Segment<'_>| {
            (segment.offset..segment.offset + segment.bytes.len() as u64).contains(offset)
        };
        let segment = segments.iter().find(inside).ok_or("a pointer in no data")?;
        let from = at(&things, segment.address + (offset - segment.offset) as u32);
        if let Some(to) = thing_of(&things, *symbol) {
            pointers.push((from, to));
        }
    }
    let mut is_done = false;
    while !is_done {
        is_done = true;
        for (from, to) in &pointers {
            let needed_by = from.map_or(FIRST, |from| things[from].needed_by);
            let before = things[*to].needed_by;
            things[*to].needed_by |= needed_by;
            is_done &= things[*to].needed_by == before;
        }
    }
    let is_later =
        |thing: &Thing| thing.is_constant && thing.needed_by != 0 && thing.needed_by & FIRST == 0;
    let later = things.into_iter().filter(is_later);
    Ok(later.map(|thing| (thing.place, thing.needed_by)).collect())
}

/// Everything that has a name, in the order of addresses; what overlaps is one.
fn things(linked: &Linked, segments: &[Segment<'_>]) -> Vec<Thing> {
    let named = linked.symbols.iter().flatten().filter_map(|(segment, offset, size)| {
        let start = segments.get(*segment)?.address + offset;
        Some((start..start + size.max(&1), linked.constant.get(*segment) == Some(&true)))
    });
    let mut named: Vec<(Range<u32>, bool)> = named.collect();
    named.sort_by_key(|(place, _)| place.start);
    let mut things: Vec<Thing> = Vec::new();
    for (place, is_constant) in named {
        match things.last_mut().filter(|last| place.start < last.place.end) {
            Some(last) => {
                last.place.end = last.place.end.max(place.end);
                last.is_constant &= is_constant;
            }
            None => things.push(Thing { place, is_constant, needed_by: 0 }),
        }
    }
    things
}
