import type { QuizQuestion } from './quiz-questions';
import type { FamilyRound } from './quiz-round';
import type { quizText } from './quiz-text';

type Wording = (typeof quizText)['kin'];

/** The questions of a puzzle in words. A question about someone who is missing is left out. */
export function familyQuestions({ people, questions }: FamilyRound, wording: Wording): QuizQuestion[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return questions.flatMap(({ kin, of: ofId, answer: answerId, others, passages }): QuizQuestion[] => {
    const [of, answer] = [byId.get(ofId), byId.get(answerId)];
    if (!of || !answer) return [];
    const choices = [answer, ...others.flatMap((id) => byId.get(id) ?? [])];
    return [
      {
        id: `${kin} ${ofId} ${answerId}`,
        prompt: wording(kin, of.about === undefined ? of.name : `${of.name} (${of.about})`),
        references: passages.map(({ osis, text }) => ({ osis, ...(text !== undefined && { words: text }) })),
        choices: choices.sort((one, other) => one.name.localeCompare(other.name, 'en')),
        answer,
      },
    ];
  });
}
