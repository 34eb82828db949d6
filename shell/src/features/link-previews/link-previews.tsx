import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { Link, useExtensions, useLocation, useText } from '@manna/shared/runtime';
import { useHoverCard, useListeners } from '@manna/shared/ui/hooks';
import { ExtensionPart } from '../../host/slots/extension-part';
import { linkPreviewsText } from './link-previews-text';
import styles from './link-previews.module.css';

/** Links that show what they lead to: the attribute has the path and query of the page. */
const PREVIEWED = 'a[data-preview]';

/** How long the mouse must rest on a link before its preview opens. Milliseconds. */
const DELAY_MS = 250;
/** Gap between the link and the card. CSS pixels. */
const MARGIN_PX = 8;

const pathOf = (link: Element | undefined): string => link?.getAttribute('data-preview') ?? '';

/**
 * The card of what a link leads to: when the mouse rests on the link, when it gets keyboard focus, and at the first tap. A
 * second tap, or the link in the card, leads there.
 */
export function LinkPreviews() {
  const page = useRef(document.body);
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const text = useText(linkPreviewsText);
  const previews = useExtensions('linkPreviews');
  const previewOf = (link: Element | undefined) => {
    const path = pathOf(link).replace(/[?#].*$/, '');
    return previews.find((preview) => matchPath(preview.path, path) !== null);
  };
  const previewedLink = (target: Element): Element | null => {
    const link = target.closest(PREVIEWED);
    return link && previewOf(link) ? link : null;
  };
  const { anchor, show, hide } = useHoverCard(page, card, {
    anchorOf: previewedLink,
    delayMs: DELAY_MS,
    marginPx: MARGIN_PX,
  });
  const tapped = useRef<Element>(undefined);
  const [isTouched, setTouched] = useState(false);
  useListeners(
    page,
    {
      pointerdown: ({ pointerType }) => setTouched(pointerType === 'touch'),
      click: (event) => {
        if (!(event.target instanceof Element)) return;
        if (card.current?.contains(event.target)) {
          hide();
          return;
        }
        const link = previewedLink(event.target) ?? undefined;
        const isFirst = link !== tapped.current;
        tapped.current = isTouched ? link : undefined;
        // Screen readers click without a pointer.
        if (!isTouched || !link || !isFirst || event.detail === 0) return;
        event.preventDefault();
        show(link);
      },
    },
    { capture: true },
  );
  // The link may be gone without having lost the focus.
  const leave = useEffectEvent(hide);
  const { pathname } = useLocation();
  useEffect(() => leave(), [pathname]);
  // Screen readers read it when they are asked for the description of the link.
  useEffect(() => {
    anchor?.setAttribute('aria-describedby', id);
    return () => anchor?.removeAttribute('aria-describedby');
  }, [anchor, id]);

  const path = pathOf(anchor);
  const preview = anchor && previewOf(anchor);
  return (
    <div ref={card} id={id} popover="manual" className={styles.card}>
      {preview && (
        <ExtensionPart
          key={path}
          slot="linkPreviews"
          pillar={preview.pillar}
          id={preview.id}
          waiting={text.loading}
          failed={() => text.failed}
        >
          {(Preview) => <Preview path={path} />}
        </ExtensionPart>
      )}
      {preview && isTouched && (
        <Link to={path} className={styles.open}>
          {text.open}
        </Link>
      )}
    </div>
  );
}
