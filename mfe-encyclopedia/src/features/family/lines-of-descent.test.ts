import { kinOf } from './kin';
import { linesOfDescent } from './lines-of-descent';
import type { NestedPerson } from './nested-kin';

const tie = (person: string, kind: 'father' | 'mother' | 'spouse', relative: string) => ({
  ...{ person, kind, relative },
  osis: null,
});
const kinOfTies = (...ties: ReturnType<typeof tie>[]) =>
  kinOf({
    people: [...new Set(ties.flatMap(({ person, relative }) => [person, relative]))].map((slug) => ({
      ...{ slug, name: slug, path: null },
      ...{ title: null, sex: null, hasPage: true },
    })),
    ties,
  });

/** 'david(absalom solomon(rehoboam))' */
const drawn = (slug: string, inner: readonly NestedPerson[]): string =>
  inner.length === 0 ? slug : `${slug}(${inner.map((one) => drawn(one.slug, one.inner)).join(' ')})`;
const linesOf = (...ties: ReturnType<typeof tie>[]) => {
  const { lines, others } = linesOfDescent(kinOfTies(...ties));
  return { lines: lines.map(({ slug, inner }) => drawn(slug, inner)), others };
};

it('lists the child of a father and a mother of one line with the father', () => {
  expect(
    linesOf(
      tie('absalom', 'father', 'david'),
      tie('solomon', 'father', 'david'),
      tie('maachah', 'father', 'absalom'),
      tie('rehoboam', 'father', 'solomon'),
      tie('abijah', 'mother', 'maachah'),
      tie('abijah', 'father', 'rehoboam'),
    ).lines,
  ).toEqual(['david(absalom(maachah) solomon(rehoboam(abijah)))']);
});

it('gives a wife a line of her own only for a child whom no other line has', () => {
  expect(
    linesOf(
      tie('boaz', 'father', 'salmon'),
      tie('boaz', 'spouse', 'ruth'),
      tie('obed', 'father', 'boaz'),
      tie('obed', 'mother', 'ruth'),
      tie('joseph', 'father', 'obed'),
      tie('joseph', 'spouse', 'mary'),
      tie('jesus', 'mother', 'mary'),
    ),
  ).toEqual({ lines: ['salmon(boaz(obed(joseph)))', 'mary(jesus)'], others: [] });
});
