import { morphologyInWords, morphologyText } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { interlinearText } from './interlinear-text';
import type { InterlinearWord } from './load-interlinear';
import styles from './interlinear-page.module.css';

/**
 * Words from right to left, each in a column. Their elements have no classes and are styled by element name, because a
 * psalm has a thousand of them.
 */
export function InterlinearWords({ words }: { words: readonly InterlinearWord[] }) {
  const text = useText(interlinearText);
  const morphology = useText(morphologyText);
  return (
    <ul className={styles.words} dir="rtl">
      {words.map(({ text: letters, latin, gloss, code, reading }, index) => (
        <li key={index}>
          <b lang="he">{letters}</b>
          {latin !== undefined && <i lang="he-Latn">{latin}</i>}
          {gloss !== undefined && <span lang="en">{gloss}</span>}
          {reading !== undefined && <em>{reading === 'ketiv' ? text.written : text.readSo}</em>}
          <small>{morphologyInWords(code, morphology)}</small>
        </li>
      ))}
    </ul>
  );
}
