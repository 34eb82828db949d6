import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Alert, Icon } from '@manna/shared/ui';
import { passageText } from './atlas-text';
import type { AtlasPassage, NoPassage } from './load-passage';
import { StayLink } from './stay-link';
import styles from './panel.module.css';

interface PassagePanelProps {
  passage: AtlasPassage | NoPassage;
  /** Path of the page with all places. */
  closePath: string;
  onFollow: () => void;
}

/** The passage whose places are shown, with the way back to it; or that the URL names none. */
export const PassagePanel = ({ passage, ...props }: PassagePanelProps) =>
  passage.kind === 'passage' ? <Passage passage={passage} {...props} /> : <Wrong passage={passage} />;

function Wrong({ passage: { written, meant } }: { passage: NoPassage }) {
  const text = useText(passageText);
  return (
    <Alert status="warning" readOnly>
      <p>{text.wrong(written)}</p>
      {meant && (
        <p>
          {text.meant} <Link to={meant.path}>{meant.name}</Link>
        </p>
      )}
    </Alert>
  );
}

function Passage({ passage, closePath, onFollow }: PassagePanelProps & { passage: AtlasPassage }) {
  const text = useText(passageText);
  const language = useLanguage();
  const { name, visited, mentioned, unknown, leftOut, entriesPath, readPath } = passage;
  const shown = (count: number) => count.toLocaleString(language);
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2 id="passage" className={styles.name}>
          {text.title(name)}
        </h2>
        <StayLink to={closePath} className={styles.close} aria-label={text.all} onFollow={onFollow}>
          <Icon name="close" />
        </StayLink>
      </div>
      <p>
        {visited.length + mentioned.length === 0
          ? text.none
          : text.counts(shown(visited.length), shown(mentioned.length))}
      </p>
      {unknown.length > 0 && (
        <p className={styles.facts}>
          {text.unknown}{' '}
          {unknown.map((place, index) => (
            <span key={place.path} lang="en">
              {index > 0 && ', '}
              <Link to={place.path}>{place.name}</Link>
            </span>
          ))}
        </p>
      )}
      {leftOut > 0 && <p className={styles.facts}>{text.leftOut(leftOut, shown(leftOut))}</p>}
      <p>
        <Link to={entriesPath} className={styles.more}>
          {text.entries}
        </Link>
      </p>
      <p>
        <Link to={readPath} className={styles.more} data-open-in="main">
          {text.read(name)}
        </Link>
      </p>
    </section>
  );
}
