import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery';

/** The HTML of a page of the gallery, as the server of the site would send it. */
export const renderGallery = (path: string, theme: string): string =>
  renderToString(<Gallery path={path} theme={theme} />);
