import { articleCategoryNames, categoryLook } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { findArticleCategory } from '../../names/categories';
import { ArticleFacts } from './article-facts';
import { articlesText } from './articles-text';
import { useVisited } from './use-visited';
import type { ListedArticle } from './load-articles';
import styles from './article-list.module.css';

interface ArticleListProps {
  articles: readonly ListedArticle[];
  /** Whether each article shows its category; true by default. */
  withCategory?: boolean;
}

/** Articles, each with its summary, publication date and length. */
export function ArticleList({ articles, withCategory = true }: ArticleListProps) {
  const text = useText(articlesText);
  const isVisited = useVisited();
  if (articles.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={styles.articles}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleItem article={article} withCategory={withCategory} isRead={isVisited(article.pagePath)} />
        </li>
      ))}
    </ul>
  );
}

interface ArticleItemProps {
  article: ListedArticle;
  withCategory: boolean;
  isRead: boolean;
}

function ArticleItem({ article, withCategory, isRead }: ArticleItemProps) {
  const text = useText(articlesText);
  const names = useText(articleCategoryNames);
  const { name, title, summary, pagePath, published, words } = article;
  const category = findArticleCategory(article.category.slug) ?? 'insights';
  const { accent, icon } = categoryLook(category);
  return (
    <article className={styles.article} data-accent={accent}>
      {withCategory && (
        <p className={styles.category}>
          <CategoryIcon name={icon} />
          {names[category]}
        </p>
      )}
      <h3 className={styles.name} lang="en">
        <Link to={pagePath} className={styles.link}>
          {name}
        </Link>
      </h3>
      <p lang="en" className={styles.summary}>
        {title && <b className={styles.title}>{title}. </b>}
        {summary}
      </p>
      <p className={styles.facts}>
        <ArticleFacts published={published} words={words} />
        {isRead && <span className={styles.read}>{text.read}</span>}
      </p>
    </article>
  );
}
