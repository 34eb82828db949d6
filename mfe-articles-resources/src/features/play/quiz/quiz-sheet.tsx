import { AnswerNote } from './quiz-answer';
import { shortAbout, type QuizQuestion } from './quiz-questions';
import puzzleStyles from '../puzzle/puzzle.module.css';
import styles from './quiz.module.css';

interface QuestionsProps {
  questions: readonly QuizQuestion[];
}

const named = (name: string, about: string | undefined): string => (about === undefined ? name : `${name} (${about})`);

/** The questions with boxes to tick, for paper and for readers without scripts. */
export const QuizSheet = ({ questions }: QuestionsProps) => (
  <div className={puzzleStyles.sheet}>
    <ol className={styles.list}>
      {questions.map(({ id, prompt, lang, choices }) => (
        <li key={id} className={styles.printed}>
          <p lang={lang} className={styles.asked}>
            {prompt}
          </p>
          <ul className={styles.boxes} lang="en">
            {choices.map((choice) => (
              <li key={choice.id}>
                <span aria-hidden="true">☐ </span>
                {named(choice.name, shortAbout(choice, choices))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </div>
);

/** The answer to each question, with where it is written. */
export const AnswerList = ({ questions }: QuestionsProps) => (
  <ol className={styles.list}>
    {questions.map((question) => (
      <li key={question.id} className={styles.printed}>
        <p lang={question.lang}>{question.prompt}</p>
        <p>
          <b lang="en">{question.answer.name}</b>
          {question.answer.about !== undefined && <span lang="en">{` (${question.answer.about})`}</span>}
        </p>
        <AnswerNote question={question} />
      </li>
    ))}
  </ol>
);
