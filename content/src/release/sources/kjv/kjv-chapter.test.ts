import { ContentError } from '../../../base/content-error';
import { drawChapter } from '../../../testing/draw-chapter';
import { kjvChapterBlocks, type KjvChapter } from './kjv-chapter';
import { parseKjvVerse } from './kjv-markup';
import { layOutChapter } from '../../../base/bible/lay-out-chapter';

const draw = (sources: string[], around: Partial<KjvChapter> = {}) => {
  const chapter = {
    osisId: 'Ps.4',
    verses: sources.map(parseKjvVerse),
    headings: new Map<number, string>(),
    ...around,
  };
  return drawChapter(layOutChapter({ osisId: chapter.osisId, blocks: kjvChapterBlocks(chapter) }));
};

test('verses stay in one paragraph until a verse ends it', () => {
  expect(draw(['In the beginning.', 'Darkness <FI>was<Fi> there.<CM>', 'Let there be light.'])).toEqual([
    'paragraph: (1 In the beginning.) (2 Darkness [was] there.)',
    'paragraph: (3 Let there be light.)',
  ]);
});

test('a psalm’s title becomes a separate block with the notes about its words', () => {
  const source =
    'To the chief Musician on Neginoth. Hear me when I call.<RF>chief: or, overseer<Rf><RF>Hear me: or, be gracious<Rf>';
  expect(draw([source], { title: 'To the chief Musician on Neginoth.' })).toEqual([
    'title: To the *n1 chief Musician on Neginoth.',
    'paragraph: (1 *n2 Hear me when I call.)',
    'note: chief: or, overseer',
    'note: Hear me: or, be gracious',
  ]);
});

test('a letter of Psalm 119 ends the paragraph and comes before its verse', () => {
  const headings = new Map([
    [1, 'ALEPH.'],
    [2, 'BETH.'],
  ]);
  expect(
    draw(['ALEPH. Blessed <FI>are<Fi> they.', 'BETH. Wherewithal?<RF>Wherewithal: or, how<Rf>'], { headings }),
  ).toEqual([
    'heading: ALEPH.',
    'paragraph: (1 Blessed [are] they.)',
    'heading: BETH.',
    'paragraph: (2 *n1 Wherewithal?)',
    'note: Wherewithal: or, how',
  ]);
});

test('an epistle’s subscription becomes the last block and is removed from the notes', () => {
  const sources = ['Grace be with you. Amen.<RF>Amen: or, so be it<Rf> <RF>Written from Rome, by Titus.<Rf><CM>'];
  expect(draw(sources, { colophon: '# Written from Rome [by] Titus.' })).toEqual([
    'paragraph: (1 Grace be with you. *n1 Amen.)',
    'colophon: Written from Rome [by] Titus.',
    'note: Amen: or, so be it',
  ]);
});

test('a chapter throws when the verses lack the note with its subscription', () => {
  expect(() => draw(['Amen.<RF>Amen: or, so be it<Rf>'], { colophon: '# Written from Rome.' })).toThrow(ContentError);
});
