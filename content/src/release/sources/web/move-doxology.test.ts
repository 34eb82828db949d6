import { ContentError } from '../../../base/content-error';
import { plainText, type Block } from '../../../base/bible/blocks';
import { moveDoxology } from './move-doxology';

const paragraph = (...verses: [number, string][]): Block => ({
  kind: 'paragraph',
  pieces: verses.map(([verse, text]) => ({ ...plainText(text), verse })),
});
const draw = (blocks: readonly Block[] | undefined) =>
  blocks?.map(({ pieces }) => pieces.map(({ verse, text }) => `${verse} ${text}`).join(', '));

test('the doxology moves from Romans 14 to the empty verse at the end of Romans 16', () => {
  const moved = moveDoxology(
    new Map([
      [14, [paragraph([23, 'sin']), paragraph([24, 'Now'], [25, 'but'], [26, 'to'])]],
      [15, [paragraph([1, 'we'])]],
      [16, [paragraph([24, 'Grace'], [25, ''])]],
    ]),
  );
  expect([...moved.keys()]).toEqual([14, 15, 16]);
  expect(draw(moved.get(14))).toEqual(['23 sin']);
  expect(draw(moved.get(16))).toEqual(['24 Grace', '25 Now, 26 but, 27 to']);
});

test('moving the doxology throws when Romans 16 already has it', () => {
  const romans = new Map([
    [14, [paragraph([24, 'Now'])]],
    [16, [paragraph([25, 'Now'])]],
  ]);
  expect(() => moveDoxology(romans)).toThrow(ContentError);
});
