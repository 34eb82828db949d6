import { CommanderError, type Command } from 'commander';
import { Problem } from './problem';

export interface Output {
  /** Prints a result: as JSON if that was asked for, otherwise as text. */
  readonly print: (text: string, data: unknown) => void;
  /** Called if what was asked for is not so. */
  readonly notSo: () => void;
}

/** Exit codes, for scripts: all is well; what was asked for is not so, or cannot be done; the command itself is wrong. */
const OK = 0;
const NOT_SO = 1;
const WRONG_USAGE = 2;

/** Runs what the arguments of this process say, and sets its exit code. */
export async function runProgram(programOf: (output: Output) => Command): Promise<void> {
  // What follows -- is for another program.
  const end = process.argv.indexOf('--');
  const own = end === -1 ? process.argv : process.argv.slice(0, end);
  const isJson = own.includes('--json');
  const program = programOf({
    print: (text, data) => process.stdout.write(isJson ? `${JSON.stringify(data, null, 2)}\n` : `${text}\n`),
    notSo: () => {
      process.exitCode = NOT_SO;
    },
  });
  try {
    await program.parseAsync([...own.filter((argument) => argument !== '--json'), ...process.argv.slice(own.length)], {
      from: 'node',
    });
  } catch (error) {
    if (error instanceof Problem) {
      process.stderr.write(isJson ? `${JSON.stringify({ problem: error.message })}\n` : `${error.message}\n`);
      process.exitCode = NOT_SO;
    } else if (error instanceof CommanderError) {
      // It has printed the help, or what is wrong.
      process.exitCode = error.exitCode === 0 ? OK : WRONG_USAGE;
    } else throw error;
  }
}
