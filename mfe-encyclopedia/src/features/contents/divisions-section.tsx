import { type BookDivision, books, divisionNames, encyclopediaPaths } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { contentsText } from './contents-text';
import styles from './divisions-section.module.css';

const divisions = [...new Set(books.map(({ division }) => division))];
const countOf = (division: BookDivision) => books.filter((book) => book.division === division).length;

/** The six divisions of the Bible. */
export function DivisionsSection() {
  const text = useText(contentsText);
  const names = useText(divisionNames);
  return (
    <PageSection id="books" title={text.divisions}>
      <p className={styles.lead}>{text.divisionsLead}</p>
      <ul className={styles.shelves}>
        {divisions.map((division) => (
          <li key={division}>
            <Link to={encyclopediaPaths.category({ category: division })} className={styles.shelf}>
              <span className={styles.name}>{names[division]}</span>
              <span className={styles.count}>{text.books(countOf(division))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
