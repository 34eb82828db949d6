import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const platform = path.resolve(import.meta.dirname, '../..');

/** Stands in for npm: notes what it was asked, and does what FAKE_<word> says or what that step leaves behind. */
const npm = `
const fs = require('node:fs');
const args = process.argv.slice(2).filter((arg) => arg !== '--silent' && arg !== 'run');
const what = args[0].replace('e2e:', '');
fs.appendFileSync('asked.txt', what + '\\n');
const leave = (file, text) => { fs.mkdirSync(require('node:path').dirname(file), { recursive: true }); fs.writeFileSync(file, text); };
const reportFile = (args.find((arg) => arg.startsWith('--outputFile=')) ?? '').slice('--outputFile='.length);
if (args[0] === 'ci') leave('node_modules/@playwright/test/cli.js', "console.log('Playwright ' + process.argv.slice(2).join(' ') + ' in ' + process.env.CHROMIUM_PATH); process.exit(4);");
if (args[0] === 'build') { leave('dist/server/server.js', fs.readFileSync('server/gateway.js')); leave('dist/composition.json', '{}'); leave('dist/shell/current', '1'); }
if (args[0] === 'content') leave('dist/content/current', 'abc');
if (what === 'pillars') leave('.cache/e2e-dist/pillars/ahead/1.0.0/pillar.json', '{}');
if (what === 'database') leave('.cache/e2e-data/postgres-password', 'secret');
if (args[0] === 'unit') leave(reportFile, JSON.stringify({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] }));
if (args[0] === 'e2e') leave(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] }));
console.log('npm was asked for ' + what);
process.exit(Number(process.env['FAIL_' + what.toUpperCase()] ?? 0));
`;

/** Stands in for the gateway: listens, and ends with code 7 when it is told to stop. */
const gateway = `
const server = require('node:http').createServer((request, response) => response.end());
server.listen(0, '127.0.0.1', () => console.log('Daily Manna listens on http://127.0.0.1:' + server.address().port));
process.once('SIGTERM', () => server.close(() => { console.log('the gateway closed'); process.exit(7); }));
`;

export interface Ended {
  exitCode: number | null;
  output: string;
}

/** A repository with the real start, test and e2e commands, and stand-ins for npm, Playwright, sources and gateway. */
export interface SmallRepository {
  root: string;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** What npm was asked for since the last look, in order. */
  asked: () => string[];
  /** Runs a command of the platform to its end, or until `until` has been printed and a SIGTERM has been obeyed. */
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

/** Makes one in a temporary folder; whoever asked for it disposes of it. */
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
    asked: () => {
      const file = path.join(root, 'asked.txt');
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      rmSync(file);
      return lines;
    },
    run: (command, { args = [], environment = {}, until } = {}) =>
      ended(
        // Both streams in one pipe, as in a terminal: two pipes do not keep the order in which was written.
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
