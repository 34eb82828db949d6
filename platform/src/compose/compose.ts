import { CommanderError } from 'commander';
import { Problem } from './problem';
import { composeProgram } from './program';

/** Exit codes, for scripts: all is well; what was asked for is not so, or cannot be done; the command itself is wrong. */
const OK = 0;
const NOT_SO = 1;
const WRONG_USAGE = 2;

// npm runs scripts in the folder of the project, and operators name files from where they are.
if (process.env['INIT_CWD'] !== undefined) process.chdir(process.env['INIT_CWD']);

const isJson = process.argv.includes('--json');
const program = composeProgram({
  print: (text, data) => process.stdout.write(isJson ? `${JSON.stringify(data, null, 2)}\n` : `${text}\n`),
  notSo: () => {
    process.exitCode = NOT_SO;
  },
});

try {
  await program.parseAsync(
    process.argv.filter((argument) => argument !== '--json'),
    { from: 'node' },
  );
} catch (error) {
  if (error instanceof Problem) {
    process.stderr.write(isJson ? `${JSON.stringify({ problem: error.message })}\n` : `${error.message}\n`);
    process.exitCode = NOT_SO;
  } else if (error instanceof CommanderError) {
    // It has printed the help, or what is wrong.
    process.exitCode = error.exitCode === 0 ? OK : WRONG_USAGE;
  } else throw error;
}
