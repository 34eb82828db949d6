import type { ReactElement, ReactNode } from 'react';
import type { Accent } from '../accent';
import { Icon, type IconName } from '../icon';
import { PageHead } from './page-head';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Beside the title: an icon, or an element that renders one. */
  icon?: IconName | ReactElement;
  accent?: Accent;
  children?: ReactNode;
}

/** The frame of a page that is not running text: heading, lead, and sections. */
export function Page({ title, lead, icon, accent, children }: PageProps) {
  return (
    <div className={styles.page} data-accent={accent}>
      <PageHead title={title} mark={typeof icon === 'string' ? <Icon name={icon} /> : icon}>
        {lead && <p className={styles.lead}>{lead}</p>}
      </PageHead>
      {children}
    </div>
  );
}

/** A titled part of a Page. `id` names its heading, and is unique on the page. */
export function PageSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
