import { useText } from '@manna/shared/runtime';
import type { Reason } from '../engine/reason-kinds';
import { resultReasonsText } from './result-reasons-text';
import styles from './result-reasons.module.css';

/** Says why a result was found: 'Word: shepherd · Other form: leadeth'. */
export function ResultReasons({ reasons }: { reasons: readonly Reason[] }) {
  const text = useText(resultReasonsText);
  return (
    <p className={styles.reasons}>
      {reasons.map(({ kind, words }) => (
        <span key={kind}>
          {text[kind]}
          {words.length > 0 && (
            <>
              {': '}
              <span lang={kind === 'strongs' ? 'he' : 'en'} className={styles.found}>
                {words.join(', ')}
              </span>
            </>
          )}
        </span>
      ))}
    </p>
  );
}
