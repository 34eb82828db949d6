import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ELEMENT_ID } from '../document/element-ids';

/** What the server rendered of the page that was opened, kept where the pillar's own code did not arrive. */
interface ServerPageContent {
  path: string;
  content: DocumentFragment;
}

export const ServerPageContext = createContext<ServerPageContent | null>(null);

/** Takes what the server rendered out of the document, so that a reader keeps the text when the page is made anew. */
export function takeServerPage(): ServerPageContent {
  const content = document.createDocumentFragment();
  content.append(...(document.getElementById(MAIN_ELEMENT_ID)?.childNodes ?? []));
  return { path: location.pathname, content };
}

/** The text as the server sent it, below the card that says why nothing more can be done with it. */
export function ServerPage() {
  const page = useContext(ServerPageContext);
  const holder = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const shown = page?.path === pathname ? page : null;
  useLayoutEffect(() => {
    const element = holder.current;
    if (!shown || !element) return undefined;
    element.append(shown.content);
    return () => shown.content.append(...element.childNodes);
  }, [shown]);
  return shown ? <div ref={holder} /> : null;
}
