//! The program `caravanserai`.

fn main() -> std::process::ExitCode {
    caravanserai_cli::main()
}
