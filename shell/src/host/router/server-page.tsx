import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ELEMENT_ID } from '../document/element-ids';

/** The server's HTML of the opened page, which stays visible because the pillar's code did not load. */
interface ServerPageContent {
  path: string;
  content: DocumentFragment;
}

export const ServerPageContext = createContext<ServerPageContent | null>(null);

/** Takes the server's HTML out of the document, so that the text survives when the page is rendered again. */
export function takeServerPage(): ServerPageContent {
  const content = document.createDocumentFragment();
  content.append(...(document.getElementById(MAIN_ELEMENT_ID)?.childNodes ?? []));
  return { path: location.pathname, content };
}

/** The text from the server, below the card that says why it is not interactive. */
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
