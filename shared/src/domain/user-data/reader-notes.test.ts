import fc from 'fast-check';
import { bookNames } from '../bible/book-names';
import { spanishBookNames } from '../bible/spanish-names';
import { mergeUserData } from './merge-user-data';
import { citeNote, notePath, noteText, withWriting } from './note-texts';
import { readerNotes, type ReaderNote } from './reader-notes';
import { knownKind } from './user-data-kinds';

const note = (id: string, texts: ReaderNote['texts'] = {}): ReaderNote => ({
  id,
  chapter: 'John.3',
  verses: [16],
  texts,
  addedAt: 1,
  changedAt: 1,
});
const grace = note('a', { t1: 'Grace' });

describe('stored notes', () => {
  it('are read as they are', () => {
    expect(readerNotes.read([grace, note('b')])).toEqual([grace, note('b')]);
  });

  it.each([
    null,
    { ...grace, id: 1 },
    { ...grace, chapter: 3 },
    { ...grace, verses: [] },
    { ...grace, verses: [0] },
    { ...grace, texts: { t1: 1 } },
    { ...grace, changedAt: null },
  ])('do not include %j, and the others remain', (invalid) => {
    expect(readerNotes.read([invalid, grace])).toEqual([grace]);
  });

  it('are invalid if they are not a list', () => {
    expect(readerNotes.read({ a: grace })).toBeUndefined();
  });
});

describe('writing into a note', () => {
  const write = (notes: readonly ReaderNote[], text: string, opened = grace) =>
    withWriting(notes, { opened, text, name: 't2', now: 5 });

  it('replaces the text that the reader saw', () => {
    expect(write([note('b'), grace], 'Mercy')).toEqual([note('b'), { ...grace, texts: { t2: 'Mercy' }, changedAt: 5 }]);
  });

  it('adds a note that is not stored, in front', () => {
    expect(write([note('b')], 'Mercy', note('c'))).toEqual([
      { ...note('c'), texts: { t2: 'Mercy' }, changedAt: 5 },
      note('b'),
    ]);
  });

  it('keeps a text that another device has added since the note was opened', () => {
    const [written] = write([note('a', { t1: 'Grace', t9: 'From the tablet' })], 'Mercy');
    expect(written?.texts).toEqual({ t2: 'Mercy', t9: 'From the tablet' });
    expect(noteText(written ?? grace)).toBe('Mercy\n\nFrom the tablet');
  });

  it('removes a note without words, unless another device has added some', () => {
    expect(write([grace], ' \n')).toEqual([]);
    expect(write([note('a', { t1: 'Grace', t9: 'From the tablet' })], '')[0]?.texts).toEqual({ t9: 'From the tablet' });
  });
});

describe('notes of two devices', () => {
  const kind = knownKind('site/notes') ?? { type: 'json' };
  const merge = (base: readonly ReaderNote[] | null, mine: readonly ReaderNote[], theirs: readonly ReaderNote[]) =>
    JSON.parse(
      mergeUserData(kind, base && JSON.stringify(base), JSON.stringify(mine), JSON.stringify(theirs)),
    ) as ReaderNote[];
  const notes = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c'))
    .map((ids) => ids.map((id) => note(id, { [`base-${id}`]: `base of ${id}` })));
  /** What a device writes: for each id a text, or '' to delete the note. */
  const writings = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('', 'words', 'more words'));
  const written = (base: readonly ReaderNote[], device: string, texts: Record<string, string>) =>
    Object.entries(texts).reduce(
      (before, [id, text]) =>
        withWriting(before, {
          opened: base.find((one) => one.id === id) ?? note(id),
          text: text && `${text} of ${device} in ${id}`,
          name: `${device}-${id}`,
          now: 5,
        }),
      base,
    );

  it('have every word that either device wrote, in whatever order they are sent', () => {
    fc.assert(
      fc.property(notes, writings, writings, (base, phone, tablet) => {
        const [mine, theirs] = [written(base, 'phone', phone), written(base, 'tablet', tablet)];
        for (const merged of [merge(base, mine, theirs), merge(base, theirs, mine)]) {
          const all = merged.map(noteText).join('\n');
          for (const [device, texts] of [['phone', phone] as const, ['tablet', tablet] as const])
            for (const [id, text] of Object.entries(texts))
              if (text !== '') expect(all).toContain(`${text} of ${device} in ${id}`);
        }
      }),
    );
  });

  it('have no text that was replaced, and no note that both deleted', () => {
    const mine = written([grace], 'phone', { a: 'words' });
    const theirs = written([grace], 'tablet', { a: 'more words' });
    expect(merge([grace], mine, theirs).map(noteText)).toEqual(['words of phone in a\n\nmore words of tablet in a']);
    expect(merge([grace], [], [])).toEqual([]);
    expect(merge([grace], [], [grace])).toEqual([]);
    expect(merge([grace], [], theirs).map(noteText)).toEqual(['more words of tablet in a']);
  });

  it('are all there when an anonymous reader signs in, also those about the same verses', () => {
    expect(
      merge(null, [note('phone')], [note('account')])
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['account', 'phone']);
  });
});

test('a note is cited and found by its chapter and verses', () => {
  const range = { chapter: 'Ps.23', verses: [1, 3, 4] };
  expect(citeNote(range, bookNames)).toBe('Psalm 23:1, 3–4');
  expect(citeNote(range, spanishBookNames)).toBe('Salmo 23:1, 3–4');
  expect(notePath(range)).toBe('/bible/psalms/23?v=1_3-4');
  const unknown = { chapter: 'Tob.1', verses: [2] };
  expect(citeNote(unknown, bookNames)).toBe('Tob.1:2');
  expect(notePath(unknown)).toBe('/bible');
});
