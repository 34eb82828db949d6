import { defineHomeCard } from '@manna/shared/contracts';
import { articlesResourcesPaths } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { ButtonLink, PageSection } from '@manna/shared/ui';
import { NewsDocument, type NewsQuery } from '../../generated/graphql';
import { homeText } from './home-text';
import styles from './news-card.module.css';

type Articles = NewsQuery['home']['news'];

/** The latest articles, newest first. */
function News({ data: articles }: { data: Articles }) {
  const text = useText(homeText);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <PageSection id="news" title={text.news}>
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
        <ButtonLink as={Link} to={articlesResourcesPaths.articles} icon="newspaper">
          {text.allArticles}
        </ButtonLink>
      </p>
    </PageSection>
  );
}

export const newsCard = defineHomeCard<Articles>({
  loader: async ({ data, date, language }) => {
    const { news } = (await data.query(NewsDocument, { date, language })).home;
    return news.length > 0 ? news : null;
  },
  Component: News,
});
