import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const platform = path.resolve(import.meta.dirname, '../..');

/** A fake npm: logs the name of a script, writes what the script would write, and exits with the code in FAIL_<NAME>. */
const npm = `
const fs = require('node:fs');
const args = process.argv.slice(2).filter((arg) => arg !== '--silent' && arg !== 'run');
const name = args[0].replace('e2e:', '');
fs.appendFileSync('scripts.txt', name + '\\n');
const write = (file, text) => { fs.mkdirSync(require('node:path').dirname(file), { recursive: true }); fs.writeFileSync(file, text); };
const reportFile = (args.find((arg) => arg.startsWith('--outputFile=')) ?? '').slice('--outputFile='.length);
if (args[0] === 'ci') write('node_modules/@playwright/test/cli.js', "console.log('Playwright ' + process.argv.slice(2).join(' ') + ' in ' + process.env.CHROMIUM_PATH); process.exit(4);");
if (args[0] === 'build') { write('dist/server/server.js', fs.readFileSync('server/gateway.js')); write('dist/composition.json', '{}'); write('dist/shell/current', '1'); }
if (args[0] === 'content') write('dist/content/current', 'abc');
if (name === 'pillars') write('.cache/e2e-dist/pillars/ahead/1.0.0/pillar.json', '{}');
if (name === 'kit') write('dist/packages/kit.tgz', 'kit');
if (name === 'database') write('.cache/e2e-data/postgres-password', 'secret');
if (args[0] === 'unit') write(reportFile, JSON.stringify({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] }));
if (args[0] === 'e2e') write(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] }));
console.log('npm ran ' + name + (process.env.SKIP_THOROUGH_TESTS ? ' without thorough tests' : ''));
process.exit(Number(process.env['FAIL_' + name.toUpperCase()] ?? 0));
`;

/** A fake gateway: listens, and exits with code 7 on SIGTERM. */
const gateway = `
const server = require('node:http').createServer((request, response) => response.end());
server.listen(0, '127.0.0.1', () => console.log('Daily Manna listens on http://127.0.0.1:' + server.address().port));
process.once('SIGTERM', () => server.close(() => { console.log('the gateway closed'); process.exit(7); }));
`;

export interface Ended {
  exitCode: number | null;
  output: string;
}

/** A repository with the real start, test and e2e commands, and with fakes of npm, Playwright, sources and gateway. */
export interface SmallRepository {
  root: string;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** Takes the names of the npm scripts that have run since the last call, in order. */
  takeScripts: () => string[];
  /** Runs a command of the platform until it exits. Sends it SIGTERM when it has printed `until`. */
  run: (command: 'start' | 'test' | 'e2e', options?: RunOptions) => Promise<Ended>;
  dispose: () => void;
}

interface RunOptions {
  args?: string[];
  environment?: Record<string, string>;
  until?: string;
}

function ended(child: ChildProcess, until: string | undefined): Promise<Ended> {
  return new Promise((done) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const stop = until !== undefined && !output.includes(until) && (output + text).includes(until);
      output += text;
      if (stop) child.kill('SIGTERM');
    });
    child.on('close', (exitCode) => done({ exitCode, output }));
  });
}

/** Creates one in a temporary folder. The caller disposes of it. */
export function smallRepository(): SmallRepository {
  const root = mkdtempSync(path.join(tmpdir(), 'manna-commands-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const command of ['start', 'test', 'e2e'])
    cpSync(path.join(platform, `${command}.mjs`), path.join(root, `platform/${command}.mjs`));
  cpSync(path.join(platform, 'src/commands'), path.join(root, 'platform/src/commands'), { recursive: true });
  write('npm.js', npm);
  write('server/gateway.js', gateway);
  write('package-lock.json', '{}');
  write('shell/src/main.ts', 'start()');
  write('content/src/cli.ts', 'read()');
  return {
    root,
    write,
    remove: (file) => rmSync(path.join(root, file), { recursive: true }),
    takeScripts: () => {
      const file = path.join(root, 'scripts.txt');
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      rmSync(file);
      return lines;
    },
    run: (command, { args = [], environment = {}, until } = {}) =>
      ended(
        // Both streams share a pipe, as in a terminal, because two pipes do not preserve the order of the output.
        spawn(
          'sh',
          ['-c', 'exec "$0" "$@" 2>&1', process.execPath, path.join(root, `platform/${command}.mjs`), ...args],
          {
            cwd: tmpdir(),
            env: { PATH: process.env.PATH, npm_execpath: path.join(root, 'npm.js'), ...environment },
            stdio: ['ignore', 'pipe', 'inherit'],
          },
        ),
        until,
      ),
    dispose: () => rmSync(root, { recursive: true }),
  };
}
