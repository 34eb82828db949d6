import { whole, type ResultView } from '../results/result-view';
import type { OwnPage } from './own-pages';

/** What is shown of a page that is the reader's own and no result. */
export const ownView = ({ path, title, language, look }: OwnPage): ResultView => ({
  id: path,
  _resultPath: path,
  _resultPrimary: whole(title),
  ...(language !== undefined && { language }),
  _resultSecondary: undefined,
  reasons: [],
  category: undefined,
  look,
  found: [],
});
