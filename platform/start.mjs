// The one command of an operator: installs, builds, builds the content release, and runs the gateway in this process.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { environmentProblem } from './src/commands/environment.mjs';
import { nodeVersionProblem } from './src/commands/node-version.mjs';
import { ensureBuilt, ensureContent, ensureInstalled } from './src/commands/prepare.mjs';
import { StepFailure } from './src/commands/step.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const problem = nodeVersionProblem(process.versions.node) ?? environmentProblem(process.env, root);
if (problem) {
  console.error(problem);
  process.exit(1);
}

try {
  await ensureInstalled(root);
  await ensureBuilt(root);
  await ensureContent(root);
} catch (error) {
  if (!(error instanceof StepFailure)) throw error;
  console.error(error.message);
  process.exit(error.exitCode);
}

// In this process and not in a child, so that the gateway itself has the signals, the exit code and the terminal.
const gateway = join(root, 'dist/server/server.js');
process.chdir(root);
process.argv[1] = gateway;
await import(pathToFileURL(gateway).href);
