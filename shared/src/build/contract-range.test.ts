import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractRangeFault } from './contract-range';
import { definePillarBuild } from './pillar-build';

test.each(['^2.1.0', '~2.1.0', '2.x', '2.1.0', '^1.0.0 || ^2.0.0', '>=2.1.0 <4'])('%s may be a contract', (range) => {
  expect(contractRangeFault('bible', range)).toBeUndefined();
});

test.each(['foo', '2.1.0.0', '^'])('%s is refused, because it is not a range', (range) => {
  expect(contractRangeFault('bible', range)).toBe(
    `The contract of bible is "${range}", which is not a range of versions: write a range such as "^2.1.0".`,
  );
});

test.each(['*', '', 'x', '>=2.1.0', '^2.0.0 || >3'])('"%s" is refused, because it has no upper limit', (range) => {
  expect(contractRangeFault('bible', range)).toBe(
    `The contract of bible is "${range}", which includes every later version: write a range such as "^2.1.0".`,
  );
});

test('a pillar with such a range is not built', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pillar-'));
  const file = 'src/descriptor.json';
  const guest = path.join(__dirname, '../../../e2e/pillars/guest', file);
  await mkdir(path.join(folder, 'src'));
  const descriptor = JSON.parse(await readFile(guest, 'utf8')) as object;
  await writeFile(path.join(folder, file), JSON.stringify({ ...descriptor, contract: 'foo' }));
  expect(() => definePillarBuild(folder)).toThrow('is "foo", which is not a range of versions');
  await rm(folder, { recursive: true });
});
