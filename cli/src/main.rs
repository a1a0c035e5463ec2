//! The program `caravanserai`.

/// A page asks for memory a thousand times and gives all of it back. This takes a third of the
/// instructions for it that glibc's own takes.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    caravanserai_cli::main()
}
