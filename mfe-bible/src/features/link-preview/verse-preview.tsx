import type { LinkPreviewProps } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { useData, useReaderTranslation, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { referenceTitle } from '@manna/shared/ui';
import { VerseInTranslationDocument } from '../../generated/graphql';
import { versePreviewText } from './verse-preview-text';
import { versesOfPath } from './verses-of-path';
import styles from './verse-preview.module.css';

/** A preview is no page: of a long passage it has the beginning. */
const MOST_SHOWN = 6;

/** The words of the verses that a link to a chapter names, in the reader's translation. */
export function VersePreview({ path }: LinkPreviewProps) {
  const text = useText(versePreviewText);
  const data = useData();
  const translation = useReaderTranslation();
  const osisIds = versesOfPath(path);
  const shown = osisIds.slice(0, MOST_SHOWN);
  const title = referenceTitle(`${osisIds[0] ?? ''}-${osisIds.at(-1) ?? ''}`, useText(bookNames));
  const answer = useAnswer(
    () => data.query(VerseInTranslationDocument, { osisIds: shown, translation }),
    [data, path, translation],
  );
  if (answer.status === 'loading') return <p className={styles.note}>{text.loading}</p>;
  if (answer.status === 'failed') return <p className={styles.note}>{text.failed}</p>;
  const { verses, translations } = answer.result;
  const { shortName, language, direction } = translations.find(({ slug }) => slug === translation) ?? {};
  const words = verses.flatMap((verse) => verse.text ?? []);
  return (
    <>
      <p className={styles.title}>
        {title} <abbr>{shortName}</abbr>
      </p>
      {words.length === 0 ? (
        <p className={styles.note}>{text.lacking}</p>
      ) : (
        <p className={styles.words} lang={language} dir={direction}>
          {words.join(' ')}
          {osisIds.length > shown.length && ' …'}
        </p>
      )}
    </>
  );
}
