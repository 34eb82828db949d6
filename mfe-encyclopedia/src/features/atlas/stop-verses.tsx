import { bookNames, refsOsis } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import { journeyText } from './atlas-text';
import type { Journey } from './load-atlas';
import panelStyles from './panel.module.css';
import styles from './journey-panel.module.css';

/** The verses of a stop, and the one that says that the travellers came by ship. */
export function StopVerses({ references, byShip }: Pick<Journey['stops'][number], 'references' | 'byShip'>) {
  const words = useText(journeyText);
  const names = useText(bookNames);
  const verse = (reference: (typeof references)[number]) => {
    const osis = refsOsis([reference]);
    return <ReferenceLink key={osis} as={Link} osis={osis} names={names} className={styles.verse} />;
  };
  return (
    <>
      {references.map((reference) => verse(reference))}
      {byShip && (
        <span className={styles.ship}>
          <span className={panelStyles.facts}>{words.byShip}</span> {verse(byShip)}
        </span>
      )}
    </>
  );
}
