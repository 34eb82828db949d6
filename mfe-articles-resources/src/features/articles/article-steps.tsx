import { Link, usePartName, useText } from '@manna/shared/runtime';
import { Steps } from '@manna/shared/ui/controls';
import { articlesText } from './articles-text';
import type { ArticleData } from './load-article';

const stepTo = (article: ArticleData['newer']) =>
  article ? { path: article.pagePath, title: <span lang="en">{article.name}</span> } : undefined;

/** Links to the articles of the category that were published after and before this one. */
export function ArticleSteps({ newer, older }: Pick<ArticleData, 'newer' | 'older'>) {
  const text = useText(articlesText);
  const label = usePartName()(text.beside);
  if (!newer && !older) return null;
  const kinds = { previous: text.newer, next: text.older };
  return <Steps as={Link} label={label} kinds={kinds} previous={stepTo(newer)} next={stepTo(older)} />;
}
