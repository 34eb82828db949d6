import { useId } from 'react';
import { handoutChoices } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { handoutText } from './handout-text';
import menu from '../head-menu.module.css';
import styles from './handout-form.module.css';

interface HandoutFormProps {
  /** Path of the PDF. */
  href: string;
}

/** Countries whose printers have this paper. */
const LETTER_COUNTRIES = /-(?:US|CA|MX|PH|CL|CO|VE)$/;

type TextKey = Exclude<keyof typeof handoutText, 'open'>;

interface ChoiceProps {
  name: 'paper' | 'columns' | 'margins';
  labels: Readonly<Record<string, TextKey>>;
  initial?: string;
}

function Choice({ name, labels, initial }: ChoiceProps) {
  const text = useText(handoutText);
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{text[name]}</label>
      <select id={id} name={name} defaultValue={initial}>
        {handoutChoices[name].map((value) => {
          const label = labels[value];
          return (
            <option key={value} value={value}>
              {label ? text[label] : value}
            </option>
          );
        })}
      </select>
    </div>
  );
}

/** The options of a PDF, as a form that the server answers with the file. */
export function HandoutForm({ href }: HandoutFormProps) {
  const text = useText(handoutText);
  const [path, query] = href.split('?');
  const paper = LETTER_COUNTRIES.test(navigator.language) ? 'letter' : 'a4';
  return (
    <details className={styles.handout}>
      <summary className={menu.choice}>PDF</summary>
      <form action={path} method="get" className={styles.form}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Choice name="paper" labels={{ a4: 'a4', letter: 'letter' }} initial={paper} />
        <Choice name="columns" labels={{ 1: 'one', 2: 'two' }} />
        <Choice name="margins" labels={{ normal: 'normal', narrow: 'narrow', wide: 'wide' }} />
        <label className={styles.tick}>
          <input type="checkbox" name="numbers" value="off" />
          {text.noNumbers}
        </label>
        <label className={styles.tick}>
          <input type="checkbox" name="notes" value="off" />
          {text.noNotes}
        </label>
        <button type="submit" className={styles.open}>
          {text.open}
        </button>
      </form>
    </details>
  );
}
