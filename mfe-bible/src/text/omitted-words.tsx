import type { OmissionReason } from '@manna/shared/contracts';
import { useLanguage, useText } from '@manna/shared/runtime';
import { omittedText } from './omitted-text';

/** A sentence of the site in the place of a verse without words, in the reader's language. */
export function OmittedWords({ reason }: { reason: OmissionReason | undefined }) {
  const text = useText(omittedText);
  return <span lang={useLanguage()}>{text[reason ?? 'unknown']}</span>;
}
