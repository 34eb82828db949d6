import type { SayingsRound } from './quiz-round';

export interface Choice {
  id: string;
  name: string;
  path: string;
  /** Who this person is, if several have the name. It may tell the answer, so it is not shown with the question. */
  about?: string | undefined;
}

/** What of `about` is shown with the question: its beginning, and only if two of the choices have the same name. */
export function shortAbout({ id, name, about }: Choice, choices: readonly Choice[]): string | undefined {
  const isShared = choices.some((other) => other.id !== id && other.name === name);
  return isShared ? about?.split(',')[0] : undefined;
}

/** A question with one right answer among its choices. */
export interface QuizQuestion {
  /** Distinguishes it from the other questions. */
  id: string;
  prompt: string;
  /** The language of the prompt, if it is not that of the interface. */
  lang?: string;
  /** The passages where it is written, with their words if the answer quotes them. */
  references: readonly { osis: string; words?: string }[];
  /** Ordered by name, so that the order gives nothing away. */
  choices: readonly Choice[];
  answer: Choice;
  /** A sentence that explains the answer. */
  note?: string | undefined;
}

/** The questions of a puzzle of 'who said it?'. */
export const sayingsQuestions = ({ questions }: SayingsRound): QuizQuestion[] =>
  questions.flatMap(({ words, answer: id, choices, note }) => {
    const answer = choices.find((choice) => choice.id === id);
    if (!answer) return [];
    return [
      {
        id: `${words.osis} ${words.text}`,
        prompt: words.text,
        lang: 'en',
        references: [{ osis: words.osis }],
        choices,
        answer,
        note,
      },
    ];
  });
