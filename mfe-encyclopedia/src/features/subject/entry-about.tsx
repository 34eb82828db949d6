import { handoutText, worksText } from '@manna/shared/domain';
import { PageModalLink, useSite, useText } from '@manna/shared/runtime';
import { Citation, EntryWorks } from '@manna/shared/ui';
import { HandoutForm } from '@manna/shared/ui/controls';
import { certaintyNames, datingNames } from '../../names/value-names';
import { aboutText } from './about-text';
import { correctionPath } from './correction-path';
import styles from './entry-about.module.css';
import type { EntryData } from './load-subject';

/** Below an entry: how we know what it says, the works that it cites, and how to share, cite and correct it. */
export function EntryAbout({ entry }: { entry: EntryData }) {
  return (
    <>
      <HowWeKnow entry={entry} />
      <EntryWorks sources={entry.sources} reading={entry.reading} text={useText(worksText)} />
      <EntryActions entry={entry} />
    </>
  );
}

function HowWeKnow({ entry }: { entry: EntryData }) {
  const text = useText(aboutText);
  const certainties = useText(certaintyNames);
  const datings = useText(datingNames);
  const { origin, evidence } = entry;
  return (
    <section className={styles.about}>
      <h2 id="how-we-know" className={styles.heading}>
        {text.howWeKnow}
      </h2>
      <p>{text[origin]}</p>
      {'certainty' in entry && <p>{text.certainty(certainties[entry.certainty])}</p>}
      {'dating' in entry && <p>{text.dating(datings[entry.dating])}</p>}
      {entry.relatedBibleRefString !== '' && <p>{text.passages}</p>}
      {entry.versesAreChosen && <p>{text.chosen}</p>}
      {origin === 'derived' && evidence.length > 0 && (
        <details>
          <summary className={styles.why}>{text.evidence}</summary>
          <ul className={styles.evidence} lang="en">
            {evidence.map(({ rule, found }) => (
              <li key={`${rule} ${found}`}>
                {rule}: “{found}”
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function EntryActions({ entry: { name, pagePath, address } }: { entry: EntryData }) {
  const text = useText(aboutText);
  const handout = useText(handoutText);
  const { productName, contactForm } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.actions}>
        <PageModalLink name="share">{text.share}</PageModalLink>
        <button type="button" className={styles.print} onClick={() => window.print()}>
          {text.print}
        </button>
        {contactForm !== undefined && (
          <a href={correctionPath(contactForm, address)} rel="external noreferrer">
            {text.correct}
          </a>
        )}
      </div>
      <HandoutForm key={pagePath} page={pagePath} text={handout} />
      <Citation label={text.cite} name={name} publisher={productName} address={address} />
    </footer>
  );
}
