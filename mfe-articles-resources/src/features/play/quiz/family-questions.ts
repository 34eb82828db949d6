import type { PlayableOf } from '@manna/shared/contracts';
import { seededNumbers, shuffled } from '../puzzle/seeded';
import type { QuizQuestion } from './quiz-questions';
import type { quizText } from './quiz-text';

type Game = PlayableOf<'family-quiz'>;
type Wording = (typeof quizText)['kin'];

/** Wrong answers of a question. */
const OTHERS = 3;

/** The questions of each level. Which wrong answers they have depends on the puzzle. */
export function familyQuestions({ people, levels }: Game, puzzle: number, wording: Wording): QuizQuestion[][] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return levels.map((questions) =>
    questions.flatMap(({ kin, of: ofId, answer: answerId, others, passages }, index): QuizQuestion[] => {
      const [of, answer] = [byId.get(ofId), byId.get(answerId)];
      if (!of || !answer) return [];
      const wrong = shuffled(others, seededNumbers(puzzle * 1000 + index)).slice(0, OTHERS);
      const choices = [answer, ...wrong.flatMap((id) => byId.get(id) ?? [])];
      return [
        {
          id: `${kin} ${ofId} ${answerId}`,
          prompt: wording(kin, of.about === undefined ? of.name : `${of.name} (${of.about})`),
          references: passages.map(({ osis, text }) => ({ osis, ...(text !== undefined && { words: text }) })),
          choices: choices.sort((one, other) => one.name.localeCompare(other.name, 'en')),
          answer,
        },
      ];
    }),
  );
}
