import type { Period } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import { kingdomsPeriod } from './kingdoms-period';
import { kingdomsText, type KingdomsPeriod } from './kingdoms-text';
import panelStyles from './panel.module.css';
import styles from './road-list.module.css';

const SMITH = 'G. A. Smith, The Historical Geography of the Holy Land (1894)';
const ISBE = 'The International Standard Bible Encyclopaedia (1915)';
const BRITANNICA = 'Encyclopaedia Britannica, eleventh edition (1911)';

/** Verses that speak of the kingdoms of a period as OSIS references, and works to read on. */
const kingdoms: Readonly<Record<KingdomsPeriod, { verses: readonly string[]; source: string }>> = {
  'united-kingdom': { verses: ['2Sam.8.2', '2Sam.8.6', '2Sam.8.14', '2Sam.12.30', '1Kgs.4.21'], source: SMITH },
  'divided-kingdom': {
    verses: ['1Kgs.12.20', '2Kgs.16.9', '2Kgs.17.6', '2Kgs.19.37'],
    source: `${SMITH}; ${ISBE}, “Assyria”`,
  },
  exile: { verses: ['2Kgs.24.7', '2Kgs.25.21', 'Jer.51.28'], source: `${ISBE}, “Babylonia”, “Medes”` },
  return: { verses: ['Ezra.5.8', 'Esth.1.1'], source: `${BRITANNICA}, “Persia”` },
  'between-the-testaments': {
    verses: ['Dan.8.22', 'Dan.11.5'],
    source: `${BRITANNICA}, “Ptolemies”, “Seleucid Dynasty”`,
  },
};

const hasKingdoms = (period: Period): period is KingdomsPeriod => Object.hasOwn(kingdoms, period);
const ofNewTestament = (period: Period) => period === 'life-of-christ' || period === 'early-church';

/** The kingdoms that lie over the map, in words; `period` is the one that the reader has chosen. */
export function KingdomsNote({ period }: { period: Period | null }) {
  const text = useText(kingdomsText);
  return (
    <section>
      <h2 id="kingdoms" className={panelStyles.heading}>
        {text.title}
      </h2>
      <Kingdoms period={period} />
    </section>
  );
}

function Kingdoms({ period }: { period: Period | null }) {
  const text = useText(kingdomsText);
  const books = useText(bookNames);
  const shown = kingdomsPeriod(period);
  if (!hasKingdoms(shown))
    return (
      <p>
        {text.none} {ofNewTestament(shown) && text.provinces}
      </p>
    );
  const { verses, source } = kingdoms[shown];
  return (
    <>
      <p>
        {period === null && text.unchosen} {text[shown]}
      </p>
      <p>
        {verses.map((verse) => (
          <ReferenceLink key={verse} as={Link} osis={verse} names={books} className={styles.verse} />
        ))}
      </p>
      <p className={panelStyles.facts}>
        {text.approximate} {text.source} <span lang="en">{source}</span>.
      </p>
    </>
  );
}
