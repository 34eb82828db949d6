import { askedFor, isSurelyNot, rightAnswers, type AskedKin } from './asked-kin';
import type { Kin, Person } from './kin';

/** A question before its verses are read. */
export interface KinQuestion {
  readonly kin: AskedKin;
  readonly of: Person;
  readonly answer: Person;
  readonly others: readonly Person[];
  readonly passages: readonly string[];
}

interface LevelRule {
  readonly asked: readonly AskedKin[];
  /** Both persons are named in at least so many verses. */
  readonly verses: number;
}

/** What each level asks for: near kin; grandparents, grandchildren, brothers and sisters; three generations of a line. */
export const levelRules: readonly LevelRule[] = [
  { asked: ['father', 'mother', 'husband', 'wife', 'son', 'daughter'], verses: 8 },
  { asked: ['brother', 'sister', 'grandfather', 'grandson'], verses: 6 },
  { asked: ['great-grandfather', 'great-grandson'], verses: 4 },
];

/** A level has no more than so many questions: those about the best known people. */
const MOST = 60;
/** A level asks for no more than so many sons or wives of one person, so that other people have their turn. */
const MOST_ALIKE = 2;
const [FEWEST_OTHERS, MOST_OTHERS] = [3, 4];
/** Questions that quote more passages are too long to read. */
const MOST_PASSAGES = 3;

const knownBy = ({ verses }: Person): number => verses.length;

/** People for whom the answer would be wrong: kin who are near the person of the question come first, then the best known. */
function othersOf(kin: Kin, asked: AskedKin, of: Person, answer: Person): Person[] {
  const right = rightAnswers(kin, asked, of.id);
  const distances = kin.distancesFrom(of.id);
  const distance = ({ id }: Person) => distances.get(id) ?? Number.POSITIVE_INFINITY;
  const names = new Set([of.name, answer.name]);
  const isPlausible = (other: Person) =>
    other.sex === answer.sex && distances.has(other.id) && !right.has(other.id) && isSurelyNot(kin, asked, other.id);
  return [...kin.people.values()]
    .filter(isPlausible)
    .sort((a, b) => distance(a) - distance(b) || knownBy(b) - knownBy(a) || (a.slug < b.slug ? -1 : 1))
    .filter(({ name }) => !names.has(name) && names.add(name))
    .slice(0, MOST_OTHERS);
}

/** Whether the title of one names the other, so that it would tell the answer. */
const tells = ({ title }: Person, { name }: Person) => title?.includes(name) ?? false;

function questionsAbout(kin: Kin, of: Person, { asked, verses }: LevelRule): KinQuestion[] {
  return asked.flatMap((each) => {
    const found = askedFor(kin, each, of.id);
    // Two fathers of one person are two accounts of it, about which a quiz should not ask.
    if (each.endsWith('father') && found.length > 1) return [];
    return found.flatMap(({ person: answer, passages }): KinQuestion[] => {
      if (knownBy(answer) < verses || passages.length > MOST_PASSAGES) return [];
      const others = othersOf(kin, each, of, answer);
      return others.length < FEWEST_OTHERS ? [] : [{ kin: each, of, answer, others, passages }];
    });
  });
}

/** Says of each question in turn whether it is one of the first that are worded like it. */
function hasTurn() {
  const counts = new Map<string, number>();
  return ({ kin, of }: KinQuestion): boolean => {
    const count = (counts.get(`${kin} ${of.id}`) ?? 0) + 1;
    counts.set(`${kin} ${of.id}`, count);
    return count <= MOST_ALIKE;
  };
}

/** The questions of each level, about the best known people. `isShared` says which names several people have. */
export function kinQuestions(kin: Kin, isShared: (name: string) => boolean): KinQuestion[][] {
  const people = [...kin.people.values()];
  return levelRules.map((rule) =>
    people
      .filter((of) => knownBy(of) >= rule.verses)
      .flatMap((of) => questionsAbout(kin, of, rule))
      .filter(
        ({ of, answer }) => !(isShared(of.name) && tells(of, answer)) && !(isShared(answer.name) && tells(answer, of)),
      )
      .sort(
        (a, b) =>
          Math.min(knownBy(b.of), knownBy(b.answer)) - Math.min(knownBy(a.of), knownBy(a.answer)) ||
          (`${a.of.slug} ${a.kin} ${a.answer.slug}` < `${b.of.slug} ${b.kin} ${b.answer.slug}` ? -1 : 1),
      )
      .filter(hasTurn())
      .slice(0, MOST),
  );
}
