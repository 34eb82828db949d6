import { runProgram } from '../command-line/run-program';
import { composeProgram } from './program';

// npm runs scripts in the folder of the project, and operators name files from where they are.
if (process.env['INIT_CWD'] !== undefined) process.chdir(process.env['INIT_CWD']);

await runProgram(composeProgram);
