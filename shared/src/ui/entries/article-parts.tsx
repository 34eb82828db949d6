import styles from './article-parts.module.css';
import { ProseFigure } from './prose-figure';
import { FootnoteMark, Footnotes, type FootnotesText } from './prose-footnotes';
import type { ProseParts } from './prose-inlines';
import { ProseTable } from './prose-table';

/** Renders links in headings, tables, figures, pull quotes and footnotes. `text` is in `language`, that of the page (BCP 47). */
export const articleParts = (text: FootnotesText, language: string): ProseParts => ({
  heading: ({ id, text: words }) => (
    <a href={`#${id}`} className={styles.anchor}>
      {words}
    </a>
  ),
  block: (block, words) => {
    switch (block.kind) {
      case 'table':
        return (
          <ProseTable
            caption={words(block.caption)}
            head={block.head.map(words)}
            rows={block.rows.map((row) => row.map(words))}
          />
        );
      case 'figure':
        return <ProseFigure {...block} caption={words(block.caption)} />;
      case 'pullQuote':
        // Its words are in the text already.
        return (
          <p aria-hidden="true" className={styles.pullQuote}>
            {block.text}
          </p>
        );
      case 'footnotes':
        return <Footnotes notes={block.notes.map(words)} text={text} language={language} />;
    }
  },
  mark: (number) => <FootnoteMark number={number} text={text} />,
});
