import type { PlayableOf } from '@manna/shared/contracts';
import { bookByOsisId } from '@manna/shared/domain';

export interface Choice {
  id: string;
  name: string;
  path: string;
  /** Distinguishes this person if several have the name. */
  about?: string | undefined;
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

/** The questions of 'who said it?'. A question without its answer among the choices is left out. */
const sayingsQuestions = ({ questions }: PlayableOf<'who-said-it'>): QuizQuestion[] =>
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

/** The sayings by level: of the New Testament, of the Old, of both. */
export function sayingsByLevel(playable: PlayableOf<'who-said-it'>): QuizQuestion[][] {
  const questions = sayingsQuestions(playable);
  const ofTestament = (testament: 'old' | 'new') =>
    questions.filter(({ references: [first] }) => {
      const [book = ''] = (first?.osis ?? '').split('.');
      return bookByOsisId(book)?.testament === testament;
    });
  return [ofTestament('new'), ofTestament('old'), questions];
}
