// Kills the gateway and PostgreSQL again and again while readers save data, and looks for what was acknowledged. KILLS sets
// another number of kills, and arguments go to Jest.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const jest = join(root, 'node_modules/jest/bin/jest.js');
const args = [jest, '--selectProjects', 'server', ...process.argv.slice(2), '--', 'acknowledged-writes'];
const env = { KILLS: '100', ...process.env };
spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).once('close', (code) => process.exit(code ?? 1));
