import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning, type Restartable } from './keep-running';

interface FakeProgram extends Restartable {
  end(reason: string): void;
}

function makeProgram(): FakeProgram {
  let end: FakeProgram['end'] = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { ended, end: (reason) => end(reason) };
}

test('a program that ends is started again until it starts, and each reason is reported once', async () => {
  const [first, second] = [makeProgram(), makeProgram()];
  const reports: string[] = [];
  let tries = 0;
  const start = async () => {
    tries += 1;
    if (tries < 4) throw new Error('PostgreSQL did not start: the disk is full');
    return second;
  };
  const { end } = keepRunning('PostgreSQL', first, { start, report: (sentence) => reports.push(sentence) });
  first.end('it was killed');
  while (tries < 4) await sleep(10);
  await sleep(0);
  expect(reports).toEqual([
    'PostgreSQL ended (it was killed) and is started again.',
    'PostgreSQL did not start: the disk is full. It is tried again until it starts.',
    'PostgreSQL runs again.',
  ]);
  const over = end();
  second.end('it was asked to');
  await over;
  expect([reports.length, tries]).toEqual([3, 4]);
});

test('a program that is being started again when everything stops is not started any more', async () => {
  const first = makeProgram();
  let tries = 0;
  const start = async () => {
    tries += 1;
    throw new Error('not yet');
  };
  const { end } = keepRunning('PostgreSQL', first, { start, report: () => undefined });
  first.end('it was killed');
  while (tries < 2) await sleep(10);
  await end();
  const after = tries;
  await sleep(300);
  expect(tries).toBe(after);
});
