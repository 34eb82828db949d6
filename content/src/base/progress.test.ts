import { PassThrough } from 'node:stream';
import { progressInBars, progressInLines } from './progress';

test('a log gets one line a step, when it is done', () => {
  const lines: string[] = [];
  const progress = progressInLines((line) => lines.push(line));
  const step = progress.start('kjv');
  step.advance(1, 2);
  expect(lines).toEqual([]);
  step.end('1,189 chapters');
  progress.stop();
  expect(lines).toEqual([expect.stringMatching(/^kjv: 1,189 chapters \(\d+\.\d s\)$/)]);
});

test('a terminal gets a bar a step, which ends full and says what was read', () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 120, rows: 40 });
  const progress = progressInBars(terminal);
  const step = progress.start('kjv');
  step.advance(1, 2);
  step.end('1,189 chapters');
  progress.stop();
  const drawn = String(terminal.read());
  expect(drawn).toMatch(/kjv +░+/);
  expect(drawn).toMatch(/kjv +█{24} 1,189 chapters/);
});
