import { lazy, Suspense } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import {
  articleCategoryNames,
  articlesResourcesPaths,
  bookNames,
  categoryLook,
  footnotesText,
  worksText,
} from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { articleParts, ContentsBeside, EntryFigure, EntryWorks, PageSection, Prose } from '@manna/shared/ui';
import { EntryFrame } from '../../entries/entry-frame';
import { Passages } from '../../entries/passages';
import { RelatedLinks } from '../../entries/related-links';
import { namesText } from '../../names/names-text';
import { ArticleCitation } from './article-citation';
import { ArticleFacts } from './article-facts';
import { ArticleList } from './article-list';
import { ArticleLead } from './article-lead';
import { articleMeta } from './article-meta';
import { ArticleOrigin } from './article-origin';
import { ArticleSteps } from './article-steps';
import { loadArticle, type ArticleData } from './load-article';

const ArticleHandout = lazy(() =>
  import(/* webpackChunkName: "route-article.handout" */ './article-handout').then((module) => ({
    default: module.ArticleHandout,
  })),
);

function ArticlePage({ data: { article, category, records, newer, older, address } }: { data: ArticleData }) {
  const names = useText(articleCategoryNames);
  const text = useText(namesText);
  const language = useLanguage();
  const citations = { names: useText(bookNames), language };
  const parts = articleParts(useText(footnotesText), language);
  const { name, title, body, images, published, words, pagePath, relatedBibleRefString, relatedArticles } = article;
  const [lead, ...others] = images;
  const headings = body.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  return (
    <EntryFrame
      name={name}
      lead={title}
      category={{
        path: articlesResourcesPaths.articlesCategory({ category }),
        name: names[category],
        ...categoryLook(category),
      }}
      facts={<ArticleFacts published={published} words={words} />}
      side={
        <>
          <Passages osis={relatedBibleRefString} />
          <RelatedLinks entry={{ ...article, relatedArticles: [] }} />
          <ContentsBeside headings={headings} title={text.contents} />
        </>
      }
      after={
        <>
          {relatedArticles.length > 0 && (
            <PageSection id="articles" title={text.relatedArticles}>
              <ArticleList articles={relatedArticles.map(({ item }) => item)} />
            </PageSection>
          )}
          <EntryWorks sources={article.sources} reading={article.reading} text={useText(worksText)} />
          <ArticleOrigin origin={article.origin} records={records} />
          <Suspense>
            <ArticleHandout key={pagePath} page={pagePath} />
          </Suspense>
          <ArticleCitation name={name} published={published} address={address} />
          <ArticleSteps newer={newer} older={older} />
        </>
      }
    >
      <ArticleLead picture={lead} headings={headings} title={text.contents} />
      <Prose as={Link} prose={body} citations={citations} parts={parts} />
      {others.map((picture) => (
        <EntryFigure key={picture.prettyPath} picture={picture} />
      ))}
    </EntryFrame>
  );
}

export const route = defineRoute<ArticleData>({ loader: loadArticle, meta: articleMeta, Component: ArticlePage });
