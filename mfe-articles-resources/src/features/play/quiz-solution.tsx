import { useText } from '@manna/shared/runtime';
import { quizText } from './play-text';
import { AnswerNote } from './quiz-answer';
import type { QuizQuestion } from './quiz-questions';
import styles from './quiz.module.css';

/** All questions with their answers, for readers who prefer that or have no scripts. */
export function QuizSolution({ questions }: { questions: readonly QuizQuestion[] }) {
  const text = useText(quizText);
  return (
    <details className={styles.solution}>
      <summary className={styles.summary}>{text.all}</summary>
      <ol className={styles.list}>
        {questions.map((question) => (
          <li key={question.prompt}>
            <p lang="en" className={styles.asked}>
              {question.prompt}
            </p>
            <p>
              {text.answerLabel}: <b lang="en">{question.answer.name}</b>
            </p>
            <AnswerNote question={question} />
          </li>
        ))}
      </ol>
    </details>
  );
}
