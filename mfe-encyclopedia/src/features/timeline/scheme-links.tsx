import type { DatingScheme } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { Link, usePartName, useText } from '@manna/shared/runtime';
import choices from '../../names/choices.module.css';
import { schemeNames } from '../../names/schemes';
import { schemeQuery } from './dating';
import { spanQuery, type TimeSpan } from './time-span';
import { timelineText } from './timeline-text';
import styles from './scheme-links.module.css';

const schemes = Object.keys(schemeNames) as DatingScheme[];

interface SchemeLinksProps {
  scheme: DatingScheme;
  span: TimeSpan;
  whole: TimeSpan;
}

/** Switches between the dates of tradition and those of historians. The years that are shown stay. */
export function SchemeLinks({ scheme, span, whole }: SchemeLinksProps) {
  const text = useText(timelineText);
  const names = useText(schemeNames);
  const partName = usePartName();
  const query = spanQuery(span, whole);
  return (
    <nav aria-label={partName(text.dates)} className={styles.schemes}>
      <span aria-hidden="true">{text.dates}</span>
      <ul className={choices.choices}>
        {schemes.map((one) => (
          <li key={one}>
            <Link
              to={encyclopediaPaths.timeline + schemeQuery(query, one)}
              className={choices.choice}
              aria-current={one === scheme ? 'true' : undefined}
            >
              {names[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
