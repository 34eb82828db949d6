import type { Entry, Relation } from '@manna/shared/contracts';
import { builtWorld } from '../../../testing/built-world';
import { samplePerson } from '../../fixtures/sample-entries';
import { sharedNames } from '../shared-names';
import { rightAnswers } from './asked-kin';
import { readKin, type Kin } from './kin';
import { kinQuestions, levelRules } from './kin-questions';

type Tie = readonly [from: string, kind: Relation['kind'], to: string, osis?: string | undefined];

/** People who are each in ten verses, and what they are to each other. */
function kinOf(people: Readonly<Record<string, 'male' | 'female'>>, ties: readonly Tie[]): Kin {
  const entries = Object.entries(people).map(
    ([slug, sex]) => ({ ...samplePerson(slug), sex, verses: Array.from({ length: 10 }, (_, verse) => verse) }) as Entry,
  );
  const idOf = (slug: string) => entries.find((entry) => entry.slug === slug)?.id ?? '';
  return readKin({
    entries: new Map(entries.map((entry) => [`people/${entry.slug}`, entry])),
    relations: ties.map(([from, kind, to, osis]) => ({
      from: idOf(from),
      to: idOf(to),
      kind,
      featured: false,
      ...(osis !== undefined && { osis }),
    })),
  });
}

const bothWays = (child: string, father: string, osis?: string): Tie[] => [
  [child, 'father', father, osis],
  [father, 'child', child, osis],
];
const men = (...slugs: string[]) => Object.fromEntries(slugs.map((slug) => [slug, 'male' as const]));
const line = [
  ...bothWays('obed', 'boaz', 'Ruth.4.21'),
  ...bothWays('jesse', 'obed', 'Ruth.4.22'),
  ...bothWays('david', 'jesse', 'Ruth.4.22'),
  ...bothWays('eliab', 'jesse'),
  ...bothWays('solomon', 'david', '2Sam.12.24'),
];
const worded = (kin: Kin, level: number) =>
  (kinQuestions(kin, () => false)[level - 1] ?? []).map((one) => `${one.kin} of ${one.of.name}: ${one.answer.name}`);

describe('questions of kinship', () => {
  const kin = kinOf(men('boaz', 'obed', 'jesse', 'david', 'eliab', 'solomon'), line);

  it('ask only for what a verse states at each step', () => {
    expect(worded(kin, 1)).toContain('father of David: Jesse');
    expect(worded(kin, 1)).not.toContain('father of Eliab: Jesse');
    expect(worded(kin, 2)).toContain('grandfather of David: Obed');
    expect(worded(kin, 3)).toContain('great-grandfather of David: Boaz');
  });

  it('quote each passage once', () => {
    const [question] = kinQuestions(kin, () => false)[2]?.filter(({ of }) => of.name === 'David') ?? [];
    expect(question?.passages).toEqual(['Ruth.4.22', 'Ruth.4.21']);
  });

  it('do not ask for a father of whom there are two accounts', () => {
    const two = kinOf(men('boaz', 'obed', 'jesse', 'david', 'eliab', 'solomon'), [
      ...line,
      ...bothWays('david', 'eliab', 'Ruth.4.22'),
    ]);
    expect(worded(two, 1).filter((question) => question.startsWith('father of David'))).toEqual([]);
  });

  it('leave out a question that the title of a namesake answers', () => {
    const telling = kinOf(men('boaz', 'obed', 'jesse', 'david', 'eliab', 'solomon'), line);
    const david = [...telling.people.values()].find(({ name }) => name === 'David');
    if (david) david.title = 'Son of Jesse';
    const questions = kinQuestions(telling, (name) => name === 'David').flat();
    expect(questions.some(({ of, answer }) => of.name === 'David' && answer.name === 'Jesse')).toBe(false);
  });
});

describe('the questions of the built content', () => {
  const world = builtWorld();
  const kin = readKin(world);
  const shared = sharedNames(world);
  const levels = kinQuestions(kin, (name) => shared.has(name));

  it('have one right answer among people of one sex who can be told apart', () => {
    for (const { kin: asked, of, answer, others } of levels.flat()) {
      const right = rightAnswers(kin, asked, of.id);
      expect(right).toContain(answer.id);
      expect(others.filter(({ id }) => right.has(id))).toEqual([]);
      expect(new Set(others.map(({ sex }) => sex))).toEqual(new Set([answer.sex]));
      expect(new Set([of, answer, ...others].map(({ name }) => name)).size).toBe(others.length + 2);
    }
  });

  it('ask at each level for every kin of that level that is known', () => {
    for (const [level, { asked }] of levelRules.entries())
      expect(new Set(levels[level]?.map((question) => question.kin))).toEqual(new Set(asked));
  });
});
