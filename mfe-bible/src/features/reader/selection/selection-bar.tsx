import type { ComponentProps, RefObject } from 'react';
import { versePath, type ChapterRef } from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { Button, ButtonLink, IconShape, VisuallyHidden, type LinkComponent } from '@manna/shared/ui';
import { useRovingFocus } from '@manna/shared/ui/hooks';
import { comparePath } from '../../../names/compare-path';
import { crossReferencesPath } from '../../../names/cross-references-path';
import { noteShape } from '../own-notes/note-shape';
import { copyForms, type Quotation } from './copy-forms';
import { CopyMenu } from './copy-menu';
import { selectionText } from './selection-text';
import { ShareLink } from './share-link';
import { useCopy } from './use-copy';
import { TOOLS } from './use-joined-bar';
import styles from './selection-bar.module.css';

// Paths on a 24 by 24 field.
const shapes = {
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  compare: 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z',
  references:
    'M10 14a4 4 0 0 0 5.8.2l3-3a4 4 0 0 0-5.6-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.8-.2l-3 3a4 4 0 0 0 5.6 5.7l1.2-1.2',
  open: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
};

interface SelectionBarProps {
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  translation: string;
  verses: readonly number[];
  quotation: Quotation;
  /** Opens the reader's notes on the verses. */
  onNote: () => void;
  /** Opens what makes a picture of the one verse that is selected; undefined if there are several. */
  onPicture: (() => void) | undefined;
  /** Opens the words of the one verse that is selected; undefined if they cannot be looked up. */
  onWords: (() => void) | undefined;
  onClear: () => void;
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * The actions for the selected verses, in a bar that stays in view at the end of the panel. The arrow keys, Home and End
 * move the focus among them, as in any toolbar.
 */
export function SelectionBar({ chapter, translation, verses, quotation, onNote, ref, ...props }: SelectionBarProps) {
  const { onPicture, onWords, onClear } = props;
  const text = useText(selectionText);
  const { defaultTranslation: siteDefault } = useSite();
  const { copy, outcome } = useCopy();
  const [verse, ...others] = verses;
  useRovingFocus(ref, { items: TOOLS, axis: 'horizontal' });
  return (
    <div ref={ref} role="toolbar" aria-label={text.title} className={styles.bar} data-bottom-bar="">
      <p className={styles.name}>
        <b>{quotation.citation}</b>
        {outcome && <span className={styles.outcome}> {text[outcome]}</span>}
      </p>
      <div className={styles.tools}>
        <Button look="filled" onClick={() => copy(copyForms.plain(quotation))}>
          <IconShape shape={shapes.copy} />
          {text.plain}
        </Button>
        <Button onClick={onNote}>
          <IconShape shape={noteShape} />
          {text.note}
        </Button>
        <ShareLink />
        <ButtonLink as={Link} to={comparePath(chapter, [translation], verses)}>
          <IconShape shape={shapes.compare} />
          {text.compare}
        </ButtonLink>
        <ButtonLink as={ReferencesLink} to={crossReferencesPath(chapter, { verses, translation, siteDefault })}>
          <IconShape shape={shapes.references} />
          {text.references}
        </ButtonLink>
        {verse !== undefined && others.length === 0 && (
          <ButtonLink as={VersePageLink} to={versePath(chapter.book, chapter.chapter, verse)}>
            <IconShape shape={shapes.open} />
            {text.verse}
          </ButtonLink>
        )}
        <CopyMenu verses={verses} quotation={quotation} copy={copy} onPicture={onPicture} onWords={onWords} />
      </div>
      <div className={styles.clear}>
        <Button icon="close" onClick={onClear}>
          <VisuallyHidden>{text.clear}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}

/**
 * Has a short label, because the full name does not fit into the bar. Links to the cross-references beside this page.
 */
const ReferencesLink = (props: ComponentProps<LinkComponent>) => (
  <Link {...props} aria-label={useText(selectionText).crossReferences} data-open-in="panel" />
);

const VersePageLink = (props: ComponentProps<LinkComponent>) => (
  <Link {...props} aria-label={useText(selectionText).open} />
);
