import { useId } from 'react';
import { handoutChoices, handoutPath, type HandoutText } from '../../domain';
import { SubmitButton } from '../button';
import { useHydrated } from '../hooks/use-hydrated';
import styles from './handout-form.module.css';

/** Countries whose printers have this paper. */
const LETTER_COUNTRIES = /-(?:US|CA|MX|PH|CL|CO|VE)$/;

interface ChoiceProps {
  name: 'paper' | 'columns' | 'margins';
  /** Labels of its values. */
  labels: Readonly<Record<string, string>>;
  initial?: string;
  text: HandoutText;
}

function Choice({ name, labels, initial, text }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{text[name]}</label>
      <select id={id} name={name} defaultValue={initial}>
        {handoutChoices[name].map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface HandoutFormProps {
  /** Path of the page, with its translation. */
  page: string;
  text: HandoutText;
  /** Whether the page has verses, which can be printed without their numbers. */
  hasVerses?: boolean;
  /** Class of the button that opens the form; that of a link by default. */
  summaryClass?: string | undefined;
}

/** The choice to get a page as a PDF: a closed form with its options, which the server answers with the file. */
export function HandoutForm({ page, text, hasVerses = false, summaryClass = styles.link }: HandoutFormProps) {
  const [path, query] = handoutPath(page).split('?');
  const paper = useHydrated() && LETTER_COUNTRIES.test(navigator.language) ? 'letter' : 'a4';
  return (
    <details className={styles.handout}>
      <summary className={summaryClass}>PDF</summary>
      <form action={path} method="get" className={styles.form}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Choice key={paper} name="paper" labels={{ a4: text.a4, letter: text.letter }} initial={paper} text={text} />
        <Choice name="columns" labels={{ 1: text.one, 2: text.two }} text={text} />
        <Choice name="margins" labels={{ normal: text.normal, narrow: text.narrow, wide: text.wide }} text={text} />
        {hasVerses && (
          <label className={styles.tick}>
            <input type="checkbox" name="numbers" value="off" />
            {text.noNumbers}
          </label>
        )}
        <label className={styles.tick}>
          <input type="checkbox" name="notes" value="off" />
          {text.noNotes}
        </label>
        <SubmitButton look="filled">{text.open}</SubmitButton>
      </form>
    </details>
  );
}
