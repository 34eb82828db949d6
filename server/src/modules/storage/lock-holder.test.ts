import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { holderSocket, listenAsHolder, removeLockOfEnded, stateOfHolder } from './lock-holder';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-holder-'));
  file = (await holderSocket(folder)) ?? '';
});
afterEach(() => rm(folder, { recursive: true }));

/** Another process that listens as the holder. */
async function otherHolder(): Promise<ChildProcess> {
  const program = "require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))";
  const child = spawn(process.execPath, ['-e', program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a process that runs holds its lock, until it leaves', async () => {
  const leave = await listenAsHolder(file);
  expect(await stateOfHolder(file)).toBe('runs');
  await leave();
  expect(await stateOfHolder(file)).toBe('unknown');
});

test('a process that is stopped for a while holds its lock, and one that was killed holds nothing', async () => {
  const child = await otherHolder();
  child.kill('SIGSTOP');
  await sleep(50);
  expect(await stateOfHolder(file)).toBe('runs');
  await kill(child);
  expect(await stateOfHolder(file)).toBe('ended');
  const leave = await listenAsHolder(file);
  expect(await stateOfHolder(file)).toBe('runs');
  await leave();
});

test('only one of several processes removes the lock of a killed one', async () => {
  await kill(await otherHolder());
  let removed = 0;
  const remove = () => {
    removed += 1;
    return Promise.resolve();
  };
  await Promise.all(Array.from({ length: 5 }, () => removeLockOfEnded(file, remove)));
  expect(removed).toBe(1);
  const leave = await listenAsHolder(file);
  await removeLockOfEnded(file, remove);
  expect([removed, await stateOfHolder(file)]).toEqual([1, 'runs']);
  await leave();
});

test('nothing is known of a holder on another machine, whose socket has another name', async () => {
  expect(await stateOfHolder(file)).toBe('unknown');
});

test('a folder whose name is too long for a socket is said to be so, and nothing is known of its holder', async () => {
  const long = path.join(folder, 'x'.repeat(120));
  await writeFile(long, '');
  await expect(listenAsHolder(long)).rejects.toThrow('too long');
  expect(await stateOfHolder(long)).toBe('unknown');
});
