import { whole, type ResultView } from '../results/result-view';
import type { OwnPage } from './own-pages';

/** What is shown of a page that is the reader's own and no result. */
export const ownView = ({ path, title, language, look }: OwnPage): ResultView => ({
  id: path,
  path,
  title: whole(title),
  ...(language !== undefined && { language }),
  context: undefined,
  reasons: [],
  category: undefined,
  look,
  found: [],
});
