import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { Button, ReferenceLink } from '@manna/shared/ui';

import { shortAbout, type QuizQuestion } from './quiz-questions';
import { quizText } from './quiz-text';
import styles from './quiz.module.css';

interface QuizAnswerProps {
  question: QuizQuestion;
  /** Id of the chosen answer; null before the choice. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onNext: () => void;
  nextLabel: string;
}

/** The result of a choice, also as a word, because color alone is not enough. */
function markOf(question: QuizQuestion, chosen: string | null, id: string): 'right' | 'wrong' | undefined {
  if (chosen === null) return undefined;
  if (id === question.answer.id) return 'right';
  return id === chosen ? 'wrong' : undefined;
}

/** One question with its choices. The first choice counts and shows the answer. */
export function QuizAnswer({ question, chosen, onChoose, onNext, nextLabel }: QuizAnswerProps) {
  const text = useText(quizText);
  const { prompt, lang, choices, answer } = question;
  return (
    <div className={styles.question}>
      <fieldset className={styles.choices}>
        <legend className={styles.prompt} lang={lang}>
          {prompt}
        </legend>
        {choices.map((choice) => {
          const { id, name } = choice;
          const about = chosen === null ? shortAbout(choice, choices) : choice.about;
          return (
            <button
              key={id}
              type="button"
              lang="en"
              className={styles.choice}
              aria-pressed={id === chosen}
              // Not disabled, which would take the focus away from it.
              aria-disabled={chosen !== null}
              data-mark={markOf(question, chosen, id)}
              onClick={() => {
                if (chosen === null) onChoose(id);
              }}
            >
              {name}
              {about && <span className={styles.about}>{about}</span>}
            </button>
          );
        })}
      </fieldset>
      <div role="status" className={styles.answer}>
        {chosen !== null && (
          <>
            <p>
              <strong>{chosen === answer.id ? text.right : text.wrong}</strong> {text.answer(answer.name)}
            </p>
            <AnswerNote question={question} />
          </>
        )}
      </div>
      {chosen !== null && (
        <Button onClick={onNext} look="filled">
          {nextLabel}
        </Button>
      )}
    </div>
  );
}

/** Where an answer is written, and the page of who it is. */
export function AnswerNote({ question: { references, note, answer } }: { question: QuizQuestion }) {
  const names = useText(bookNames);
  return (
    <p className={styles.note}>
      {note && <span lang="en">{`${note} `}</span>}
      {references.map(({ osis, words }) => (
        <span key={osis}>
          {words && <q lang="en">{words}</q>} <ReferenceLink as={Link} osis={osis} names={names} />
          {' · '}
        </span>
      ))}
      <Link to={answer.path} lang="en">
        {answer.name}
      </Link>
    </p>
  );
}
