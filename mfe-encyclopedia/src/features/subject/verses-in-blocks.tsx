import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { isForBrowser, Link, useData, useLanguage, useText } from '@manna/shared/runtime';
import { listPageAddress } from '@manna/shared/ui';
import { MoreVersesDocument } from '../../generated/graphql';
import { useNear } from '../../map/use-near';
import { VERSES_A_BLOCK, type EntryData } from './load-subject';
import { mentionsText } from './mentions-text';
import { VersesByBook } from './verses-by-book';
import styles from './verses-in-blocks.module.css';

/** The next block is loaded when the end of the last one is this near. */
const AHEAD = '800px';

interface Blocks {
  /** Those after the verses that came with the page. */
  more: readonly string[];
  isLoading: boolean;
  /** Position of the verse that takes the focus, because a reader asked for more. */
  focused?: number;
}

/** The verses of an entry that has many. The next ones are loaded when the reader nears the end; without JavaScript, a link leads to them. */
export function VersesInBlocks({
  entry,
}: {
  entry: Pick<EntryData, 'id' | 'pagePath' | 'page' | 'verses' | 'verseCount'>;
}) {
  const { id, pagePath, page, verseCount } = entry;
  const text = useText(mentionsText);
  const language = useLanguage();
  const data = useData();
  const list = useRef<HTMLDListElement>(null);
  const [{ more, isLoading, focused }, setBlocks] = useState<Blocks>({ more: [], isLoading: false });
  const verses = [...entry.verses, ...more];
  const offset = (page - 1) * VERSES_A_BLOCK;
  const end = offset + verses.length;
  const shown = (count: number) => count.toLocaleString(language);
  const addressOf = (block: number) => `${listPageAddress(pagePath, block)}#verses`;

  async function load(isAsked: boolean) {
    if (isLoading) return;
    setBlocks({ more, isLoading: true });
    const found = await data.query(MoreVersesDocument, { id, offset: end }).catch(() => undefined);
    const added = found?.entry?.more ?? [];
    setBlocks({
      more: [...more, ...added],
      isLoading: false,
      ...(isAsked && added.length > 0 && { focused: verses.length }),
    });
  }
  function follow(event: MouseEvent) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void load(true);
  }
  useEffect(() => {
    if (focused !== undefined) list.current?.querySelectorAll('a')[focused]?.focus();
  }, [focused]);

  return (
    <>
      {page > 1 && (
        <p className={styles.step}>
          <Link to={addressOf(page - 1)}>{text.versesBefore(shown(VERSES_A_BLOCK))}</Link>
        </p>
      )}
      <VersesByBook ref={list} verses={verses} />
      {end < verseCount && (
        <p className={styles.step}>
          {/* Its key makes it watch again after each block. */}
          <End key={end} onNear={() => void load(false)} />
          {isLoading ? (
            <span role="status">{text.loading}</span>
          ) : (
            <Link to={addressOf(Math.floor(end / VERSES_A_BLOCK) + 1)} onClick={follow}>
              {text.versesAfter(shown(Math.min(VERSES_A_BLOCK, verseCount - end)))}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

/** The end of the list, which notifies once when the reader is near. */
function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null);
  const isNear = useNear(end, AHEAD) !== null;
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear) notify();
  }, [isNear]);
  return <span ref={end} />;
}
