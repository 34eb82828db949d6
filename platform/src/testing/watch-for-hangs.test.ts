import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs a program that is watched, with the statements given. */
function watched(statements: string): Promise<{ signal: string | null; code: number | null; output: string }> {
  const source = `
    import { watchForHangs } from ${JSON.stringify(path.join(import.meta.dirname, 'watch-for-hangs.mjs'))};
    const { happens, runs } = watchForHangs(1000);
    ${statements}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve) => {
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code, signal) => resolve({ signal, code, output }));
  });
}

test('a loop that never ends is ended, and named', async () => {
  const { signal, output } = await watched(
    'function turnsForEver() { for (;;); } runs(true); setTimeout(turnsForEver, 100);',
  );
  expect(signal).toBe('SIGKILL');
  expect(output).toMatch(
    /^In a test file nothing has happened for 1 s, so its process is ended\. It runs:\n {4}at turnsForEver/,
  );
});

test('a process in which things happen, or in which no test file runs, is left alone', async () => {
  const busy = 'runs(true); const beat = setInterval(happens, 100); setTimeout(() => clearInterval(beat), 2500);';
  expect(await watched(busy)).toEqual({ signal: null, code: 0, output: '' });
  expect(await watched('runs(true); runs(false); setTimeout(() => undefined, 2500);')).toMatchObject({ code: 0 });
});
