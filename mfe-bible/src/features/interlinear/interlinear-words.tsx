import { morphologyText, wholeWord } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { formText } from './form-text';
import { Gloss } from './gloss';
import { interlinearText } from './interlinear-text';
import type { InterlinearWord } from './load-interlinear';
import { shortForm } from './short-form';
import { transliterate } from './transliterate';
import styles from './interlinear-page.module.css';

/**
 * Words from right to left, each in a column. Their elements have no classes and are styled by element name, because a
 * psalm has a thousand of them.
 */
export function InterlinearWords({ words }: { words: readonly InterlinearWord[] }) {
  const text = useText(interlinearText);
  const forms = useText(formText);
  const morphology = useText(morphologyText);
  return (
    <ul className={styles.words} dir="rtl">
      {words.map(({ text: letters, gloss, code, reading }, index) => {
        const latin = transliterate(letters, code);
        return (
          <li key={index}>
            <b lang="he">{wholeWord(letters)}</b>
            {latin !== '' && <i lang="he-Latn">{latin}</i>}
            {gloss !== undefined && <Gloss gloss={gloss} morphology={code} />}
            {reading !== undefined && <em>{reading === 'ketiv' ? text.written : text.readSo}</em>}
            <small>{shortForm(code, forms, morphology)}</small>
          </li>
        );
      })}
    </ul>
  );
}
