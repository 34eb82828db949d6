import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetHolder, recordHolder, removeLockOfEnded, stateOfHolder } from './lock-holder';
import { beganAt, isRunning } from './process-state';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-holder-'));
  file = path.join(folder, 'holder.json');
});
afterEach(() => rm(folder, { recursive: true }));

const change = async (fields: object) =>
  writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...fields }));

test('a process that runs holds its lock', async () => {
  await recordHolder(file);
  expect(await stateOfHolder(file)).toBe('runs');
});

test('a killed process whose parent has not taken note holds nothing', async () => {
  // The second program never waits for the first one, as the first process of a container may not.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  await recordHolder(file);
  await change({ pid, began: await beganAt(pid) });
  expect(await stateOfHolder(file)).toBe('runs');
  process.kill(pid, 'SIGKILL');
  while ((await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[2] !== 'Z') await sleep(5);
  expect(await stateOfHolder(file)).toBe('ended');
  expect(await isRunning(pid, 'sleep')).toBe(false);
  parent.kill('SIGKILL');
});

test('a process that was killed holds nothing, and neither does another one that got its number', async () => {
  await recordHolder(file);
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  await change({ pid: child.pid });
  expect(await stateOfHolder(file)).toBe('ended');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await stateOfHolder(file)).toBe('ended');
});

test('a process on another machine or in another container may run', async () => {
  await recordHolder(file);
  await change({ pid: 4_194_305, place: 'another' });
  expect(await stateOfHolder(file)).toBe('unknown');
});

test('only one of several processes removes the lock of a killed one', async () => {
  await recordHolder(file);
  await change({ began: '0' });
  let removed = 0;
  const remove = () => {
    removed += 1;
    return Promise.resolve();
  };
  await Promise.all(Array.from({ length: 5 }, () => removeLockOfEnded(file, remove)));
  expect(removed).toBe(1);
  await recordHolder(file);
  await removeLockOfEnded(file, remove);
  expect([removed, await stateOfHolder(file)]).toEqual([1, 'runs']);
});

test('nothing is known without a record, or with a broken one', async () => {
  expect(await stateOfHolder(file)).toBe('unknown');
  await writeFile(file, '{"pid":');
  expect(await stateOfHolder(file)).toBe('unknown');
  await recordHolder(file);
  await forgetHolder(file);
  expect(await stateOfHolder(file)).toBe('unknown');
});
