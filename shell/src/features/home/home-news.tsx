import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { ButtonLink } from '@manna/shared/ui';
import type { HomeDay } from './home-day';
import { homeText } from './home-text';
import styles from './home-news.module.css';

/** The articles last published, the latest first. */
export function HomeNews({ articles }: { articles: HomeDay['told']['news'] }) {
  const text = useText(homeText);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <ul>
        {articles.map(({ id, name, pagePath, summary, published }) => (
          <li key={id} className={styles.article}>
            <time dateTime={published} className={styles.date}>
              {day.format(new Date(published))}
            </time>
            <div lang="en">
              <h3 className={styles.name}>
                <Link to={pagePath} className={styles.link}>
                  {name}
                </Link>
              </h3>
              <p className={styles.summary}>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink as={Link} to="/articles" icon="newspaper">
          {text.allArticles}
        </ButtonLink>
      </p>
    </>
  );
}
