import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery';

/** The server-rendered HTML of a page of the gallery. */
export const renderGallery = (path: string, theme: string): string =>
  renderToString(<Gallery path={path} theme={theme} />);
