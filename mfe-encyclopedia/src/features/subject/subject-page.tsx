import { lazy, Suspense } from 'react';
import { defineRoute, type RouteMeta } from '@manna/shared/contracts';
import { chapterMeta } from './chapter-meta';
import { EntryArticle } from './entry-article';
import { entryMeta, type MetaArgs } from './entry-meta';
import { wordMeta } from './word/word-meta';
import { loadSubject, type SubjectData } from './load-subject';

// Most pages of this route are entries, so the code of the others comes apart.
const ChapterVerses = lazy(() =>
  import(/* webpackChunkName: "route-subject.chapter" */ './chapter-verses').then((module) => ({
    default: module.ChapterVerses,
  })),
);
const WordsPage = lazy(() =>
  import(/* webpackChunkName: "route-subject.word" */ './words-page').then((module) => ({
    default: module.WordsPage,
  })),
);

function SubjectPage({ data }: { data: SubjectData }) {
  switch (data.kind) {
    case 'entry':
      return <EntryArticle entry={data.entry} />;
    case 'chapter':
      return (
        <Suspense>
          <ChapterVerses chapter={data.chapter} />
        </Suspense>
      );
    case 'word':
    case 'called':
      return (
        <Suspense>
          <WordsPage data={data} />
        </Suspense>
      );
  }
}

function subjectMeta({ data, ...args }: MetaArgs & { data: SubjectData }): RouteMeta {
  switch (data.kind) {
    case 'entry':
      return entryMeta(data.entry, args);
    case 'chapter':
      return chapterMeta(data.chapter, args);
    case 'word':
      return wordMeta(data.word, args);
    case 'called':
      return data.called.meta;
  }
}

/** Serves entries of the encyclopedia, words of the dictionary and of the lexicon, and the chapters of a book by their verses. */
export const route = defineRoute<SubjectData>({
  loader: loadSubject,
  meta: subjectMeta,
  Component: SubjectPage,
});
