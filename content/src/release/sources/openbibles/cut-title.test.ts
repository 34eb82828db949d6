import { cutTitle } from './cut-title';
import type { GuideChapter } from '../kjv-guide';
import { Likeness } from '../likeness';

const verse = 'LORD, how are they increased that trouble me! many are they that rise up against me.';
const title = 'A Psalm of David, when he fled from Absalom his son.';
const likeness = new Likeness([verse, title, 'The LORD is my shepherd; I shall not want.', 'Jesus wept.']);
const psalm: GuideChapter = {
  osisId: 'Ps.3',
  verses: [verse],
  weighed: [likeness.weigh(verse)],
  title,
  paragraphs: new Set(),
};

test('a title is split from its verse at the end of the sentence between them', () => {
  expect(
    cutTitle(
      'A Psalm of David, in fleeing from Absalom his son. LORD, how many trouble me! Many rise up.',
      psalm,
      likeness,
    ),
  ).toEqual({
    title: 'A Psalm of David, in fleeing from Absalom his son.',
    rest: 'LORD, how many trouble me! Many rise up.',
  });
});

test('a verse is not split when it has no title or the psalm has none', () => {
  expect(cutTitle('LORD, how are they increased. Many rise up against me.', psalm, likeness)).toBeUndefined();
  expect(cutTitle(`${title} ${verse}`, { ...psalm, title: undefined }, likeness)).toBeUndefined();
});
