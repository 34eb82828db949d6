import { defineRoute } from '@manna/shared/contracts';
import { ChapterVerses } from './chapter-verses';
import { chapterMeta } from './chapter-meta';
import { EntryArticle } from './entry-article';
import { entryMeta } from './entry-meta';
import { loadSubject, type SubjectData } from './load-subject';

function SubjectPage({ data }: { data: SubjectData }) {
  return data.kind === 'entry' ? <EntryArticle entry={data.entry} /> : <ChapterVerses chapter={data.chapter} />;
}

/** Serves entries of the encyclopedia and words of the dictionary, and the chapters of a book by their verses. */
export const route = defineRoute<SubjectData>({
  loader: loadSubject,
  meta: ({ data, ...args }) => (data.kind === 'entry' ? entryMeta(data.entry, args) : chapterMeta(data.chapter, args)),
  Component: SubjectPage,
});
