import { EntryFigure, FoldedContents } from '@manna/shared/ui';
import type { Article } from './load-article';
import styles from './article-lead.module.css';

interface ArticleLeadProps {
  picture: Article['images'][number] | undefined;
  headings: readonly { id: string; text: string }[];
  /** Title of the list of headings. */
  title: string;
}

/** What is above the text of an article: its picture, low enough that a phone shows where the text begins, and its contents. */
export function ArticleLead({ picture, headings, title }: ArticleLeadProps) {
  return (
    <div className={styles.lead}>
      {picture && <EntryFigure picture={picture} first />}
      <FoldedContents headings={headings} title={title} />
    </div>
  );
}
