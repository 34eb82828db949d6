/** Marks the page in the document that is rendered ahead and hidden. */
export const aheadMark = { 'data-ahead': '' };
export const AHEAD = '[data-ahead]';
/** Marks a page that another one is shown in place of, until React removes it. */
const LEFT = 'data-left';

/** The element of the page that is rendered ahead. */
export const findAhead = (pages: HTMLElement): HTMLElement | null =>
  pages.querySelector<HTMLElement>(`:scope > ${AHEAD}`);

/**
 * React hides a page with `display: none`, which has no layout. Overrides that, so that the browser lays out the page now;
 * other styles keep it out of sight. React removes the property in the commit that shows the page.
 */
export function layOut(page: HTMLElement): void {
  page.style.setProperty('display', 'block', 'important');
  // The browser skips the layout of what is hidden by 'content-visibility', and keeps one that is there.
  page.style.setProperty('content-visibility', 'visible');
  void page.offsetHeight;
  page.style.setProperty('content-visibility', '');
}

const isLaidOut = (page: HTMLElement): boolean => page.style.display === 'block';

/** A page that is shown before React shows it. */
export interface Reveal {
  /** Hides it again, and shows what was shown before. */
  undo(): void;
  /** React shows it now. */
  end(): void;
}

/**
 * Shows the page that is rendered ahead in place of the shown one, before React does: React has to run and remove the
 * effects of both pages, which takes longer than the browser needs to show what is laid out. What this changes, React's
 * commit changes as well.
 *
 * @param pages parent element of the pages
 * @returns undefined if no page is laid out ahead
 */
export function revealAhead(pages: HTMLElement): Reveal | undefined {
  const page = findAhead(pages);
  if (!page || !isLaidOut(page)) return undefined;
  const others = [...pages.children].filter((other) => other !== page);
  page.removeAttribute('data-ahead');
  // Not by 'display' and not by another place in the document: the browser would take apart the layout of the whole page first.
  for (const other of others) other.setAttribute(LEFT, '');
  // React hides the page once more when something in it renders, as when the router begins to navigate.
  const hiding = new MutationObserver(() => {
    if (page.style.display === 'none') layOut(page);
  });
  hiding.observe(page, { attributeFilter: ['style'] });
  return {
    undo() {
      hiding.disconnect();
      for (const other of others) other.removeAttribute(LEFT);
      page.setAttribute('data-ahead', '');
    },
    end: () => hiding.disconnect(),
  };
}
