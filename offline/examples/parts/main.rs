//! Takes the program apart, so that a first visit fetches what it plays with and nothing else:
//! `packaging/offline` calls it.
//!
//! `parts watch PROGRAM WATCHED` writes the same program with a global of its own for each function,
//! 1 once that was called; `rehearse.mjs` beside this plays with it. `parts split PROGRAM SHARES
//! MEMORY FOLDER PART=FILE...` writes the parts to a folder. A line of `SHARES` is a function and the
//! part that has it; all that is not there is in `rest.wasm`. `pocket.wasm`, which the others need,
//! begins with this memory, but for the content of these files, which comes with their parts, and
//! for constants that only functions of other parts look at ([`data`]).
//!
//! The parts share one memory and one table. A function calls one of another part by its place in
//! the table; as long as that part is not there, what stands there fails. Where texts are not there
//! the memory has zeros, and reading them as texts fails as well.

mod data;

use data::{Linked, Segment, later_constants};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, EntityType, ExportKind,
    ExportSection, Function, FunctionSection, GlobalSection, GlobalType, ImportSection,
    Instruction, MemorySection, Module, TableSection, TypeSection, ValType,
};
use wasmparser::{ElementItems, ElementKind, FunctionBody, Operator, Parser, Payload, TypeRef};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Where the parts find each other.
const TABLE: &str = "table";
const STACK: &str = "stack";
const MEMORY: &str = "memory";

/// The part that all others need, and the one that has what no other one has.
const FIRST: &str = "pocket";
const REST: &str = "rest";

/// Up to so many bytes a function is short, for the first part and for others.
const SHORT: u64 = 160;
const SHORT_LATER: u64 = 1000;

/// The bytes of a page of memory.
const PAGE: u64 = 65536;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["watch", program, watched] => {
            let program = std::fs::read(program)?;
            std::fs::write(watched, Program::read(&program)?.watched()?)?;
        }
        ["split", program, shares, memory, folder, ref files @ ..] => {
            let (program, memory) = (std::fs::read(program)?, std::fs::read(memory)?);
            let shares = std::fs::read_to_string(shares)?;
            let shares = shares.lines().map(share).collect::<Result<_>>()?;
            for (name, part) in Program::read(&program)?.parts(&shares, &memory, files)? {
                std::fs::write(Path::new(folder).join(format!("{name}.wasm")), part)?;
            }
        }
        _ => {
            return Err("parts watch PROGRAM WATCHED | \
                        parts split PROGRAM SHARES MEMORY FOLDER PART=FILE..."
                .into());
        }
    }
    Ok(())
}

/// An address, and what a part writes there.
type Piece<'a> = (u32, Cow<'a, [u8]>);

/// A function, and the part that has it.
fn share(line: &str) -> Result<(u32, &str)> {
    let (function, part) = line.split_once(' ').ok_or("a line names a function and a part")?;
    Ok((function.parse()?, part))
}

/// A program as a compiler of Rust writes it: one table, one memory, and of all that a part could
/// need of another one only the place of the stack.
#[derive(Default)]
struct Program<'a> {
    types: Option<wasmparser::TypeSectionReader<'a>>,
    /// The functions that come from outside, with their types, are the first ones.
    imports: Vec<(&'a str, &'a str, u32)>,
    /// The types of the functions that are in the program.
    functions: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    table: Option<wasmparser::TableType>,
    memory: Option<wasmparser::MemoryType>,
    globals: Vec<wasmparser::Global<'a>>,
    exports: Vec<wasmparser::Export<'a>>,
    /// The functions in the table, by their places.
    elements: BTreeMap<u32, u32>,
    /// What lies in the memory from the start, and what is known of it.
    segments: Vec<Segment<'a>>,
    linked: Linked,
    /// Where the section of the code begins.
    code_start: u64,
}

impl<'a> Program<'a> {
    fn read(bytes: &'a [u8]) -> Result<Program<'a>> {
        let mut program = Program::default();
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::TypeSection(section) => program.types = Some(section),
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        let import = import?;
                        let TypeRef::Func(ty) = import.ty else {
                            return Err("only functions come from outside".into());
                        };
                        program.imports.push((import.module, import.name, ty));
                    }
                }
                Payload::FunctionSection(section) => {
                    program.functions =
                        section.into_iter().collect::<std::result::Result<_, _>>()?;
                }
                Payload::TableSection(section) => {
                    for table in section {
                        program.table = Some(table?.ty);
                    }
                }
                Payload::MemorySection(section) => {
                    for memory in section {
                        program.memory = Some(memory?);
                    }
                }
                Payload::GlobalSection(section) => {
                    program.globals = section.into_iter().collect::<std::result::Result<_, _>>()?;
                }
                Payload::ExportSection(section) => {
                    program.exports = section.into_iter().collect::<std::result::Result<_, _>>()?;
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        program.read_element(element?)?;
                    }
                }
                Payload::DataSection(section) => {
                    let start = section.range().start;
                    for data in section {
                        let data = data?;
                        let wasmparser::DataKind::Active { offset_expr, .. } = data.kind else {
                            return Err("all data lies in the memory from the start".into());
                        };
                        let bytes = data.data;
                        let offset = data.range.end - bytes.len() as u64 - start;
                        let address = constant(&offset_expr)?;
                        program.segments.push(Segment { address, bytes, offset });
                    }
                }
                Payload::CustomSection(section) => program.linked.read(&section)?,
                Payload::CodeSectionStart { unchecked_range, .. } => {
                    program.code_start = unchecked_range.start;
                }
                Payload::CodeSectionEntry(body) => program.bodies.push(body),
                Payload::StartSection { .. } => return Err("nothing runs by itself".into()),
                _ => {}
            }
        }
        Ok(program)
    }

    fn read_element(&mut self, element: wasmparser::Element<'_>) -> Result<()> {
        let (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(functions)) =
            (element.kind, element.items)
        else {
            return Err("the table has nothing but functions from the start".into());
        };
        let start = constant(&offset_expr)?;
        for (place, function) in (start..).zip(functions) {
            self.elements.insert(place, function?);
        }
        Ok(())
    }

    fn imported(&self) -> u32 {
        self.imports.len() as u32
    }

    fn all(&self) -> impl Iterator<Item = (u32, u32, &FunctionBody<'a>)> {
        let functions = (self.imported()..).zip(&self.functions).zip(&self.bodies);
        functions.map(|((function, ty), body)| (function, *ty, body))
    }

    /// The same program, which notes what was called.
    fn watched(&self) -> Result<Vec<u8>> {
        let first = self.globals.len() as u32;
        let count = GlobalType { val_type: ValType::I32, mutable: true, shared: false };
        let mut globals = self.global_section()?;
        let mut exports = self.export_section(|function| function)?;
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for ((function, ty, body), nth) in self.all().zip(first..) {
            globals.global(count, &ConstExpr::i32_const(0));
            exports.export(&format!("called {function}"), ExportKind::Global, nth);
            functions.function(ty);
            let note = [Instruction::I32Const(1), Instruction::GlobalSet(nth)];
            code.function(&rewritten(body, &note, |instruction| vec![instruction])?);
        }
        let mut elements = ElementSection::new();
        fill(&mut elements, &self.elements, |function| function);
        let data = data_section(self.segments.iter().map(|one| (one.address, one.bytes)));
        let own = Own { imports: self.import_section(), functions, code, elements, data };
        self.module(own, self.table_size(), Some((globals, exports, self.memory_type()?)))
    }

    /// The parts of the program by their names.
    fn parts<'b>(
        &self,
        shares: &BTreeMap<u32, &'b str>,
        memory: &[u8],
        files: &[&'b str],
    ) -> Result<Vec<(&'b str, Vec<u8>)>> {
        let functions = 0..self.imported() + self.functions.len() as u32;
        let of = |function: u32| match function < self.imported() || self.is_exported(function) {
            true => FIRST,
            false => shares.get(&function).copied().unwrap_or(REST),
        };
        let mut shares: Vec<&str> = functions.map(of).collect();
        self.keep_together(&mut shares)?;

        // What is called from another part gets a place in the table, if it has none.
        let mut elements = self.elements.clone();
        let mut places: BTreeMap<u32, u32> =
            elements.iter().map(|(place, function)| (*function, *place)).collect();
        for (caller, _, body) in self.all() {
            for operator in body.get_operators_reader()? {
                if let Operator::Call { function_index } = operator?
                    && shares[caller as usize] != shares[function_index as usize]
                {
                    let next = elements.last_key_value().map_or(1, |(last, _)| last + 1);
                    let place = *places.entry(function_index).or_insert(next);
                    elements.insert(place, function_index);
                }
            }
        }

        let data = self.shared_out(&shares, memory, files)?;
        let names: BTreeSet<&str> = shares.iter().chain(data.keys()).copied().collect();
        let pages = memory.len() as u64 / PAGE;
        let split =
            Split { program: self, shares: &shares, places: &places, elements: &elements, pages };
        let part = |name| {
            let data = data.get(name).map(Vec::as_slice).unwrap_or_default();
            Ok((name, split.part(name, data)?))
        };
        names.into_iter().map(part).collect()
    }

    /// The memory, shared out among the parts: what they write into it, and where.
    fn shared_out<'b, 'm>(
        &self,
        shares: &[&'b str],
        memory: &'m [u8],
        files: &[&'b str],
    ) -> Result<BTreeMap<&'b str, Vec<Piece<'m>>>> {
        // What lies before the data is the stack.
        let start = self.segments.iter().map(|segment| segment.address).min().unwrap_or_default();
        let mut first = memory.to_vec();
        first[..start as usize].fill(0);
        let mut data = BTreeMap::<&str, Vec<Piece>>::new();
        for file in files {
            let (part, file) = file.split_once('=').ok_or("a file is named with its part")?;
            let content = std::fs::read(file)?;
            let found = first.windows(content.len()).position(|window| window == content);
            let at = found.ok_or_else(|| format!("{file} is not in the program"))?;
            let place = at..at + content.len();
            first[place.clone()].fill(0);
            data.entry(part).or_default().push((at as u32, Cow::Borrowed(&memory[place])));
        }

        let others: BTreeSet<&str> = shares.iter().copied().filter(|part| *part != FIRST).collect();
        let names: Vec<&str> = [FIRST].into_iter().chain(others).collect();
        let of_function = |offset: u64| {
            let at = self.code_start + offset;
            let nth = self.bodies.partition_point(|body| body.range().start <= at);
            let nth = nth.checked_sub(1).ok_or("an address in no code")?;
            let part = shares[self.imported() as usize + nth];
            Ok(1 << names.iter().position(|name| *name == part).unwrap_or_default())
        };
        let changed = self.changed(memory);
        for (place, needed_by) in
            later_constants(&self.linked, &self.segments, of_function, changed.into_iter())?
        {
            let (at, place) = (place.start, place.start as usize..place.end as usize);
            // The files are where they are said to be.
            if first[place.clone()] != memory[place.clone()] {
                continue;
            }
            first[place.clone()].fill(0);
            for (_, name) in (0..).zip(&names).filter(|(nth, _)| needed_by & 1 << nth != 0) {
                data.entry(name).or_default().push((at, Cow::Borrowed(&memory[place.clone()])));
            }
        }
        for pieces in data.values_mut() {
            pieces.sort_by_key(|(at, _)| *at);
        }
        data.insert(FIRST, written(&first));
        Ok(data)
    }

    /// What a memory has in place of what was there at the start, word by word.
    fn changed(&self, memory: &[u8]) -> Vec<u32> {
        let mut before = vec![0; memory.len()];
        for segment in &self.segments {
            let start = segment.address as usize;
            before[start..start + segment.bytes.len()].copy_from_slice(segment.bytes);
        }
        let words = memory.as_chunks::<4>().0.iter().zip(before.as_chunks::<4>().0);
        words.filter(|(now, then)| now != then).map(|(now, _)| u32::from_le_bytes(*now)).collect()
    }

    /// Short functions come along with those that call them: so what happens seldom, such as a tree
    /// that shrinks when somebody has left, rarely needs another part.
    fn keep_together(&self, shares: &mut [&str]) -> Result<()> {
        let mut callees = Vec::new();
        for (caller, _, body) in self.all() {
            for operator in body.get_operators_reader()? {
                if let Operator::Call { function_index: callee } = operator? {
                    callees.push((caller as usize, callee as usize));
                }
            }
        }
        let length = |function: usize| {
            let body = function.checked_sub(self.imported() as usize).map(|nth| &self.bodies[nth]);
            body.map_or(0, |body| body.range().end - body.range().start)
        };
        let calls: Vec<(usize, usize, u64)> =
            callees.into_iter().map(|(caller, callee)| (caller, callee, length(callee))).collect();
        let rehearsed = shares.to_vec();
        let mut is_done = false;
        while !is_done {
            is_done = true;
            for &(caller, callee, length) in &calls {
                let (by, now) = (shares[caller], shares[callee]);
                let is_short = length <= if by == FIRST { SHORT } else { SHORT_LATER };
                if is_short && rehearsed[callee] == REST && by != REST && now != FIRST && by != now
                {
                    shares[callee] = if now == REST { by } else { FIRST };
                    is_done = false;
                }
            }
        }
        Ok(())
    }

    fn is_exported(&self, function: u32) -> bool {
        let is_function = |export: &wasmparser::Export<'_>| {
            export.kind == wasmparser::ExternalKind::Func && export.index == function
        };
        self.exports.iter().any(is_function)
    }

    fn module(
        &self,
        own: Own,
        table_size: u64,
        shared: Option<(GlobalSection, ExportSection, wasm_encoder::MemoryType)>,
    ) -> Result<Vec<u8>> {
        let mut types = TypeSection::new();
        RoundtripReencoder.parse_type_section(&mut types, self.types.clone().ok_or("no types")?)?;
        let mut module = Module::new();
        module.section(&types).section(&own.imports).section(&own.functions);
        if let Some((globals, exports, memory)) = shared {
            let mut tables = TableSection::new();
            tables.table(self.table_type(table_size)?);
            let mut memories = MemorySection::new();
            memories.memory(memory);
            module.section(&tables).section(&memories).section(&globals).section(&exports);
        }
        module.section(&own.elements).section(&own.code).section(&own.data);
        Ok(module.finish())
    }

    fn memory_type(&self) -> Result<wasm_encoder::MemoryType> {
        Ok(RoundtripReencoder.memory_type(self.memory.ok_or("no memory")?)?)
    }

    fn table_size(&self) -> u64 {
        self.table.map_or(0, |table| table.initial)
    }

    fn table_type(&self, size: u64) -> Result<wasm_encoder::TableType> {
        let table = RoundtripReencoder.table_type(self.table.ok_or("no table")?)?;
        Ok(wasm_encoder::TableType { minimum: size, maximum: Some(size), ..table })
    }

    fn import_section(&self) -> ImportSection {
        let mut imports = ImportSection::new();
        for (module, name, ty) in &self.imports {
            imports.import(module, name, EntityType::Function(*ty));
        }
        imports
    }

    fn global_section(&self) -> Result<GlobalSection> {
        let mut globals = GlobalSection::new();
        for global in &self.globals {
            RoundtripReencoder.parse_global(&mut globals, global.clone())?;
        }
        Ok(globals)
    }

    fn export_section(&self, function: impl Fn(u32) -> u32) -> Result<ExportSection> {
        let mut exports = ExportSection::new();
        for export in &self.exports {
            let kind = RoundtripReencoder.export_kind(export.kind)?;
            let index =
                if kind == ExportKind::Func { function(export.index) } else { export.index };
            exports.export(export.name, kind, index);
        }
        Ok(exports)
    }
}

/// What a module has of its own.
struct Own {
    imports: ImportSection,
    functions: FunctionSection,
    code: CodeSection,
    elements: ElementSection,
    data: DataSection,
}

/// How functions are shared out: the part of each, and where it is found by other parts.
struct Split<'a> {
    program: &'a Program<'a>,
    shares: &'a [&'a str],
    places: &'a BTreeMap<u32, u32>,
    elements: &'a BTreeMap<u32, u32>,
    /// How large the memory is.
    pages: u64,
}

impl Split<'_> {
    fn part(&self, name: &str, data: &[Piece]) -> Result<Vec<u8>> {
        let data = data_section(data.iter().map(|(address, bytes)| (*address, &**bytes)));
        match name {
            FIRST => self.first_part(data),
            _ => self.later_part(name, data),
        }
    }

    fn size(&self) -> u64 {
        self.elements.last_key_value().map_or(1, |(last, _)| u64::from(last + 1))
    }

    fn memory_type(&self) -> Result<wasm_encoder::MemoryType> {
        Ok(wasm_encoder::MemoryType { minimum: self.pages, ..self.program.memory_type()? })
    }

    fn first_part(&self, data: DataSection) -> Result<Vec<u8>> {
        let program = self.program;
        let (numbers, mut functions, mut code) = self.functions(FIRST)?;
        // In the places of the others stands a function that fails.
        let fails = numbers.len() as u32;
        functions.function(program.functions[0]);
        let mut failing = Function::new([]);
        failing.instruction(&Instruction::Unreachable).instruction(&Instruction::End);
        code.function(&failing);
        let mut elements = ElementSection::new();
        fill(&mut elements, self.elements, |function| {
            numbers.get(&function).copied().unwrap_or(fails)
        });
        let mut exports = program.export_section(|function| numbers[&function])?;
        exports.export(TABLE, ExportKind::Table, 0).export(STACK, ExportKind::Global, 0);
        let imports = program.import_section();
        let own = Own { imports, functions, code, elements, data };
        let shared = (program.global_section()?, exports, self.memory_type()?);
        program.module(own, self.size(), Some(shared))
    }

    fn later_part(&self, name: &str, data: DataSection) -> Result<Vec<u8>> {
        let program = self.program;
        let mut imports = ImportSection::new();
        let stack = program.globals.first().ok_or("no stack")?.ty;
        imports
            .import("env", MEMORY, self.memory_type()?)
            .import("env", TABLE, program.table_type(self.size())?)
            .import("env", STACK, RoundtripReencoder.global_type(stack)?);
        let (numbers, functions, code) = self.functions(name)?;
        let mine = self.elements.iter().filter(|(_, function)| numbers.contains_key(function));
        let mine = mine.map(|(place, function)| (*place, *function)).collect();
        let mut elements = ElementSection::new();
        fill(&mut elements, &mine, |function| numbers[&function]);
        let own = Own { imports, functions, code, elements, data };
        program.module(own, self.size(), None)
    }

    /// The functions of a part, and what numbers they have there.
    fn functions(&self, name: &str) -> Result<(BTreeMap<u32, u32>, FunctionSection, CodeSection)> {
        let program = self.program;
        let imported = if name == FIRST { program.imported() } else { 0 };
        let mine = || program.all().filter(|(nth, ..)| self.shares[*nth as usize] == name);
        let numbers = (0..imported).chain(mine().map(|(function, ..)| function)).zip(0..);
        let numbers: BTreeMap<u32, u32> = numbers.collect();
        let type_of = |function: u32| match function.checked_sub(program.imported()) {
            Some(own) => program.functions[own as usize],
            None => program.imports[function as usize].2,
        };
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for (_, ty, body) in mine() {
            functions.function(ty);
            code.function(&rewritten(body, &[], |instruction| match instruction {
                Instruction::Call(function) => match numbers.get(&function) {
                    Some(number) => vec![Instruction::Call(*number)],
                    None => vec![
                        Instruction::I32Const(self.places[&function] as i32),
                        Instruction::CallIndirect { type_index: type_of(function), table_index: 0 },
                    ],
                },
                other => vec![other],
            })?);
        }
        Ok((numbers, functions, code))
    }
}

/// A function with something before it, and with other instructions in place of some.
fn rewritten<'a>(
    body: &FunctionBody<'a>,
    before: &[Instruction<'a>],
    rewrite: impl Fn(Instruction<'a>) -> Vec<Instruction<'a>>,
) -> Result<Function> {
    let mut function = RoundtripReencoder.new_function_with_parsed_locals(body)?;
    for instruction in before {
        function.instruction(instruction);
    }
    for operator in body.get_operators_reader()? {
        let instruction = RoundtripReencoder.instruction(operator?)?;
        if let Instruction::RefFunc(_) | Instruction::ReturnCall(_) = instruction {
            return Err("functions are called, and nothing else".into());
        }
        for instruction in rewrite(instruction) {
            function.instruction(&instruction);
        }
    }
    Ok(function)
}

/// Puts functions into their places, as many in a row as there are.
fn fill(section: &mut ElementSection, elements: &BTreeMap<u32, u32>, number: impl Fn(u32) -> u32) {
    let elements: Vec<(u32, u32)> = elements.iter().map(|(place, f)| (*place, *f)).collect();
    for row in elements.chunk_by(|one, next| one.0 + 1 == next.0) {
        let functions: Vec<u32> = row.iter().map(|(_, function)| number(*function)).collect();
        let offset = ConstExpr::i32_const(row[0].0 as i32);
        section.active(None, &offset, Elements::Functions(functions.into()));
    }
}

fn data_section<'a>(pieces: impl Iterator<Item = (u32, &'a [u8])>) -> DataSection {
    let mut section = DataSection::new();
    for (address, bytes) in pieces {
        section.active(0, &ConstExpr::i32_const(address as i32), bytes.iter().copied());
    }
    section
}

/// What is in a memory besides zeros, of which few in a row are cheaper than another piece.
fn written(memory: &[u8]) -> Vec<Piece<'static>> {
    const FEW: usize = 64;
    let mut pieces: Vec<Piece> = Vec::new();
    let mut end = 0;
    for (at, byte) in memory.iter().enumerate().filter(|(_, byte)| **byte != 0) {
        match pieces.last_mut() {
            Some((_, piece)) if at - end <= FEW => {
                piece.to_mut().extend(std::iter::repeat_n(0, at - end).chain([*byte]));
            }
            _ => pieces.push((at as u32, Cow::Owned(vec![*byte]))),
        }
        end = at + 1;
    }
    pieces
}

fn constant(expression: &wasmparser::ConstExpr<'_>) -> Result<u32> {
    match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(value as u32),
        other => Err(format!("{other:?} is no constant").into()),
    }
}
