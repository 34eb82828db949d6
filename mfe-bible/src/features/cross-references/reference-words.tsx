import { useText } from '@manna/shared/runtime';
import { crossReferencesText } from './cross-references-text';
import type { CrossReferencesData, Reference } from './load-cross-references';
import styles from './reference-groups.module.css';

interface ReferenceWordsProps {
  id?: string;
  reference: Reference;
  translation: CrossReferencesData['translation'];
}

/** The words of a verse, or that the translation does not have them. */
export function ReferenceWords({ id, reference: { text: words }, translation }: ReferenceWordsProps) {
  const text = useText(crossReferencesText);
  if (words === null) return <p id={id}>{text.noWords}</p>;
  return (
    <p id={id} className={styles.words} lang={translation.language} dir={translation.direction}>
      {words}
    </p>
  );
}
