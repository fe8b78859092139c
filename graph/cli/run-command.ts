/** Runs a command line: prints the sentence it returns, or its error's message and ends with status 1. */
export async function runCommand(main: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await main(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
