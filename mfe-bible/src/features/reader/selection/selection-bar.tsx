import { useContext, useState, type ComponentProps, type MouseEvent, type Ref } from 'react';
import type { ChapterRef } from '@manna/shared/domain';
import {
  announce,
  isForBrowser,
  Link,
  PageModalsContext,
  useLocation,
  useNavigate,
  useRouterIdentity,
  useSite,
  useText,
} from '@manna/shared/runtime';
import { Button, ButtonLink, type LinkComponent } from '@manna/shared/ui';
import { printVerses, VERSES_PARAMETER } from '../../../names/verse-selection';
import { comparePath } from '../../../names/compare-path';
import { crossReferencesPath } from '../../../names/cross-references-path';
import { copyForms, type CopyForm, type Quotation } from './copy-forms';
import { selectionText } from './selection-text';
import styles from './selection-bar.module.css';

const forms: readonly CopyForm[] = ['plain', 'numbers', 'markdown'];

interface SelectionBarProps {
  chapter: ChapterRef;
  /** Slug of the translation that is read. */
  translation: string;
  verses: readonly number[];
  quotation: Quotation;
  onClear: () => void;
  ref: Ref<HTMLDivElement>;
}

/** What can be done with the selected verses; it stays in sight at the end of the panel. */
export function SelectionBar({ chapter, translation, verses, quotation, onClear, ref }: SelectionBarProps) {
  const text = useText(selectionText);
  const { defaultTranslation: siteDefault } = useSite();
  const link = useSelectionLink(verses);
  const { copy, outcome } = useCopy();
  return (
    <div ref={ref} role="toolbar" aria-label={text.title}>
      <div className={styles.head}>
        <p className={styles.name}>
          <b>{quotation.citation}</b>
          {outcome && <span className={styles.outcome}> {text[outcome]}</span>}
        </p>
        <Button icon="close" onClick={onClear}>
          {text.clear}
        </Button>
      </div>
      <div className={styles.tools}>
        {forms.map((form) => (
          <Button
            key={form}
            look={form === 'plain' ? 'filled' : 'outlined'}
            onClick={() => copy(copyForms[form](quotation))}
          >
            {text[form]}
          </Button>
        ))}
        <Button onClick={() => copy(link)}>{text.link}</Button>
        <ShareLink />
        <ButtonLink as={Link} to={comparePath(chapter, [translation], verses)}>
          {text.compare}
        </ButtonLink>
        <ButtonLink as={PanelLink} to={crossReferencesPath(chapter, { verses, translation, siteDefault })}>
          {text.crossReferences}
        </ButtonLink>
        {verses.length === 1 && (
          <ButtonLink as={Link} to={`/encyclopedia/${chapter.book.slug}/${chapter.chapter}/${verses.join('')}`}>
            {text.open}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** A link to what is read beside this page. */
const PanelLink = (props: ComponentProps<LinkComponent>) => <Link {...props} data-open-in="panel" />;

/** The whole address of the page with these verses, and without how the reader has arranged it. */
function useSelectionLink(verses: readonly number[]): string {
  const { advertiseAddress } = useSite();
  const { pathname } = useLocation();
  const origin = advertiseAddress?.replace(/\/$/, '') ?? window.location.origin;
  return `${origin}${pathname}?${VERSES_PARAMETER}=${printVerses(verses)}`;
}

type Outcome = 'copied' | 'notCopied';

/** Copies, and says whether the browser let it: in sight and to screen readers. */
function useCopy(): { copy: (words: string) => void; outcome: Outcome | undefined } {
  const text = useText(selectionText);
  const [outcome, setOutcome] = useState<Outcome>();
  const tell = (happened: Outcome) => {
    setOutcome(happened);
    announce(text[happened]);
  };
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      tell('copied');
    } catch {
      // Without permission, or without a clipboard.
      tell('notCopied');
    }
  };
  return { copy: (words) => void copy(words), outcome };
}

/** Opens the share modal over this page. Nothing in a side panel: the address is that of the main page. */
function ShareLink() {
  const text = useText(selectionText);
  const { pathname, search } = useLocation();
  const router = useRouterIdentity();
  const modals = useContext(PageModalsContext);
  if (modals && modals.router !== router) return null;
  const query = new URLSearchParams(search);
  query.set('mdl', 'share');
  return (
    <ButtonLink as={SteadyLink} to={`${pathname}?${query.toString()}`} icon="share">
      {text.share}
    </ButtonLink>
  );
}

/** A link to what opens over this page, which stays where it is. */
function SteadyLink({ to, className, children }: ComponentProps<LinkComponent>) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void navigate(to, { preventScrollReset: true });
  };
  return (
    <Link to={to} className={className} onClick={open}>
      {children}
    </Link>
  );
}
