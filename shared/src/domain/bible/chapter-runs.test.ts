import { chapterRunName, chapterRunOsis, chapterRunPath, chapterRuns, parseChapterRun } from './chapter-runs';
import { parseChapterOsisId } from './chapters';
import { spanishBookNames } from './spanish-names';

const chapters = (...ids: string[]) => ids.flatMap((id) => parseChapterOsisId(id) ?? []);

test('chapters that follow each other in a book are one run', () => {
  const runs = chapterRuns(chapters('Gen.50', 'Exod.1', 'Exod.2', 'Exod.3', 'Ps.1', 'Ps.3'));
  expect(runs.map(chapterRunOsis)).toEqual(['Gen.50', 'Exod.1-Exod.3', 'Ps.1', 'Ps.3']);
});

test.each([
  ['Gen.1-Gen.3', 'Genesis 1–3', 'Génesis 1–3', '/bible/passage/gen1-3'],
  ['Ps.23', 'Psalm 23', 'Salmo 23', '/bible/psalms/23'],
  ['Ps.1-Ps.2', 'Psalms 1–2', 'Salmos 1–2', '/bible/passage/psa1-2'],
  ['Jude.1', 'Jude', 'Judas', '/bible/jude/1'],
])('the run %s has a name in each language and a page', (osis, english, spanish, path) => {
  const run = parseChapterRun(osis);
  if (!run) throw new Error(`${osis} is no run`);
  expect(chapterRunOsis(run)).toBe(osis);
  expect(chapterRunName(run)).toBe(english);
  expect(chapterRunName(run, spanishBookNames)).toBe(spanish);
  expect(chapterRunPath(run)).toBe(path);
});

test.each(['', 'Gen', 'Gen.51', 'Gen.3-Gen.1', 'Gen.1-Exod.2', 'Gen.1-Gen.2-Gen.3', 'Gen.1-Gen.51', 'Gen.1-'])(
  '"%s" is no run',
  (osis) => {
    expect(parseChapterRun(osis)).toBeUndefined();
  },
);
