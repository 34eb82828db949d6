import type { PlayableOf } from '@manna/shared/contracts';
import { bookByOsisId } from '@manna/shared/domain';
import { withinLevels, type Puzzle } from '../puzzle/puzzle';
import { seededNumbers, shuffled } from '../puzzle/seeded';
import { roundOf } from './round-of';

type FamilyGame = PlayableOf<'family-quiz'>;
type SayingsGame = PlayableOf<'who-said-it'>;

/** The questions of one puzzle, with the wrong answers that they have in it, and whom they name. */
export interface FamilyRound extends Pick<FamilyGame, 'kind' | 'people'> {
  /** How many levels the game has. */
  levels: number;
  questions: FamilyGame['levels'][number];
}

/** The questions of one puzzle. */
export interface SayingsRound extends SayingsGame {
  levels: number;
}

/** Wrong answers of a question of kinship. */
const OTHERS = 3;

function familyRound({ kind, people, levels }: FamilyGame, asked: Puzzle): FamilyRound {
  const { level, puzzle } = withinLevels(asked, levels.length);
  const all = (levels[level - 1] ?? []).map((question, index) => ({
    ...question,
    others: shuffled(question.others, seededNumbers(puzzle * 1000 + index)).slice(0, OTHERS),
  }));
  const questions = roundOf(all, puzzle);
  const named = new Set(questions.flatMap(({ of, answer, others }) => [of, answer, ...others]));
  return { kind, levels: levels.length, questions, people: people.filter(({ id }) => named.has(id)) };
}

/** The levels are the New Testament, the Old, and both. A question without its answer among the choices is left out. */
function sayingsRound({ kind, questions }: SayingsGame, asked: Puzzle): SayingsRound {
  const usable = questions.filter(({ choices, answer }) => choices.some(({ id }) => id === answer));
  const ofTestament = (testament: 'old' | 'new') =>
    usable.filter(({ words }) => bookByOsisId(words.osis.split('.')[0] ?? '')?.testament === testament);
  const levels = [ofTestament('new'), ofTestament('old'), usable];
  const { level, puzzle } = withinLevels(asked, levels.length);
  return { kind, levels: levels.length, questions: roundOf(levels[level - 1] ?? [], puzzle) };
}

/** What of a quiz one puzzle needs. A page contains only this, because all questions would be most of its bytes. */
export const quizRound = (game: FamilyGame | SayingsGame, puzzle: Puzzle): FamilyRound | SayingsRound =>
  game.kind === 'family-quiz' ? familyRound(game, puzzle) : sayingsRound(game, puzzle);
