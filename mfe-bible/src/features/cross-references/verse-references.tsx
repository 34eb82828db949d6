import { useRef } from 'react';
import { bookNames, chapterName, chapterOsisId, shortDescription, type ChapterRef } from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { crossReferencesPath } from '../../names/cross-references-path';
import { useWasOpened } from '../../menus/use-was-opened';
import { crossReferencesText } from './cross-references-text';
import type { CrossReferencesData, ReferencedVerse } from './load-cross-references';
import { ReferenceGroups } from './reference-groups';
import { useReferences, type ReferencesState } from './use-references';
import styles from './verse-references.module.css';

interface VerseReferencesProps {
  chapter: ChapterRef;
  verse: ReferencedVerse;
  translation: CrossReferencesData['translation'];
}

/** A verse which, once opened, shows its references. */
export function VerseReferences({
  chapter,
  verse: { verse, text: words, count, references },
  translation,
}: VerseReferencesProps) {
  const text = useText(crossReferencesText);
  const name = `${chapterName(chapter, useText(bookNames))}:${verse}`;
  const [state, ask] = useReferences(`${chapterOsisId(chapter)}.${verse}`, translation.slug, references);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useWasOpened(details, ask);
  const retry = () => {
    // Move the focus first: it would be lost when the button is unmounted.
    summary.current?.focus();
    ask();
  };
  const head = (
    <>
      <h2 className={styles.name}>{name}</h2>
      {count > 0 && <span className={styles.count}>{text.count(count)}</span>}
      {words !== null && (
        <span className={styles.words} lang={translation.language} dir={translation.direction}>
          {shortDescription(words)}
        </span>
      )}
    </>
  );
  if (count === 0) {
    return (
      <div className={styles.verse}>
        <div className={styles.head}>{head}</div>
        <p className={styles.none}>{text.none}</p>
      </div>
    );
  }
  return (
    <details
      ref={details}
      className={styles.verse}
      open={references !== null}
      onToggle={({ currentTarget }) => currentTarget.open && ask()}
    >
      <summary ref={summary} className={`${styles.head} ${styles.summary}`}>
        {head}
      </summary>
      <References chapter={chapter} verse={verse} name={name} state={state} translation={translation} onRetry={retry} />
    </details>
  );
}

interface ReferencesProps extends Pick<VerseReferencesProps, 'chapter' | 'translation'> {
  verse: number;
  name: string;
  state: ReferencesState;
  onRetry: () => void;
}

function References({ chapter, verse, name, state, translation, onRetry }: ReferencesProps) {
  const { defaultTranslation } = useSite();
  const text = useText(crossReferencesText);
  if (state === 'loading') {
    return (
      <p role="status" className={styles.loading}>
        {text.loading}
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <div role="alert" className={styles.failed}>
        <p>{text.failed}</p>
        <Button icon="retry" onClick={onRetry}>
          {text.retry}
        </Button>
      </div>
    );
  }
  if (state === 'closed') {
    // Without JavaScript they cannot be loaded here, so this links to the page that has them.
    const address = { verses: [verse], translation: translation.slug, siteDefault: defaultTranslation };
    return (
      <Link to={crossReferencesPath(chapter, address)} className={styles.show}>
        {text.show(name)}
      </Link>
    );
  }
  return <ReferenceGroups references={state} translation={translation} />;
}
