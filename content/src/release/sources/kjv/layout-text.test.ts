import { ContentError } from '../../../base/content-error';
import { parseLayoutText } from './layout-text';

test('a subscription loses its pilcrow, and its bracketed words become added words', () => {
  const { text, marks } = parseLayoutText('# Written from Corinthus, [and sent] by Phebe.');
  expect(text).toBe('Written from Corinthus, and sent by Phebe.');
  expect(marks.map(({ kind, min, max }) => `${kind}: ${text.slice(min, max)}`)).toEqual(['added: and sent']);
});

test.each(['[open', 'shut]', '[twice [over]]'])('"%s" throws because a bracket has no partner', (source) => {
  expect(() => parseLayoutText(source)).toThrow(ContentError);
});
