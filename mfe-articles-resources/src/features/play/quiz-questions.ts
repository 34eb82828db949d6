import type { PlayableOf } from '@manna/shared/contracts';

interface Named {
  id: string;
  name: string;
  path: string;
  /** Distinguishes this person if several have the name. */
  about?: string | undefined;
}

/** A question with one right answer among its choices. */
export interface QuizQuestion {
  prompt: string;
  /** The passages where it is written. */
  references: readonly { text: string; osis: string }[];
  /** Ordered by name, so that the order gives nothing away. */
  choices: readonly Named[];
  answer: Named;
  /** A sentence that explains the answer. */
  note?: string | undefined;
  /** Path of a page about it. */
  event?: { name: string; path: string } | undefined;
}

const byName = (one: Named, other: Named) => one.name.localeCompare(other.name);

/** Steps through the list to the three wrong answers: primes, so that neighbours in the list seldom meet. */
const WRONG_ANSWER_STEPS = [7, 19, 31];

/** The questions of 'who said it?'. A question without its answer among the choices is left out. */
export const sayingsQuestions = ({ questions }: PlayableOf<'who-said-it'>): QuizQuestion[] =>
  questions.flatMap(({ words, answer: id, choices, note }) => {
    const answer = choices.find((choice) => choice.id === id);
    if (!answer) return [];
    return [{ prompt: words.text, references: [{ text: words.reference, osis: words.osis }], choices, answer, note }];
  });

/** One question for each place: what happened there is the prompt, and other places are the wrong answers. */
export const placesQuestions = ({ places }: PlayableOf<'match-the-place'>): QuizQuestion[] =>
  places.map((place, index) => {
    const others = WRONG_ANSWER_STEPS.map((step) => places[(index + step) % places.length] ?? place);
    return {
      prompt: place.clue,
      references: place.references,
      choices: [...new Set([place, ...others])].sort(byName),
      answer: place,
      event: place.event,
    };
  });
