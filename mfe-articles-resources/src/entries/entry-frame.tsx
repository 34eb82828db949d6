import type { ReactNode } from 'react';
import type { CategoryLook } from '@manna/shared/domain';
import { Link } from '@manna/shared/runtime';
import { PageHead } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { EnglishOnly } from './english-only';
import styles from './entry-frame.module.css';

/** On paper, a page that has it is printed without the header of the site, too. */
const SHEET_ATTRIBUTE = 'data-sheet';

interface EntryFrameProps {
  name: string;
  /** A few words below its name. */
  lead: string | null;
  category: CategoryLook & { path: string; name: string };
  /** A line of facts, such as its date. */
  facts?: ReactNode;
  /** Content beside the entry, or below it if there is no room. */
  side?: ReactNode;
  /** Content below, over the full width. */
  after?: ReactNode;
  /** Whether it is wider than a column of text, for pictures, tables and players; false by default. */
  wide?: boolean;
  /** Printed as a sheet of paper to fill in, without what only introduces it; false by default. */
  isSheet?: boolean;
  children: ReactNode;
}

/** The frame of an entry's page: name, summary, category, and the content beside and below it. */
export function EntryFrame({
  name,
  lead,
  category,
  facts,
  side,
  after,
  wide = false,
  isSheet = false,
  children,
}: EntryFrameProps) {
  return (
    <article className={styles.page} data-accent={category.accent} {...(isSheet && { [SHEET_ATTRIBUTE]: '' })}>
      <PageHead title={<span lang="en">{name}</span>}>
        {lead && (
          <p className={styles.lead} lang="en">
            {lead}
          </p>
        )}
        <div className={styles.facts}>
          <Link to={category.path} className={styles.category}>
            <CategoryIcon name={category.icon} />
            {category.name}
          </Link>
          {facts && <p className={styles.facts}>{facts}</p>}
        </div>
        <EnglishOnly />
      </PageHead>
      <div className={wide && !side ? undefined : styles.columns} data-wide={wide}>
        <div className={styles.parts}>{children}</div>
        {side && <div className={styles.parts}>{side}</div>}
      </div>
      {after}
    </article>
  );
}
