import { useSyncExternalStore } from 'react';
import type { PageSubject } from '@manna/shared/contracts';
import { useExtensions } from '@manna/shared/runtime';
import { ExtensionPart } from '../host/slots/extension-part';

const nothingChanges = () => () => undefined;

/** What other pillars show below a page about this subject. Rendered only in the browser, so that no page waits for it. */
export function RelatedContent({ subject }: { subject: PageSubject }) {
  const related = useExtensions('relatedContent').filter(({ subjects }) => subjects.includes(subject.type));
  const isHydrated = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return related.map(({ key, pillar, id }) => (
    <ExtensionPart key={key} slot="relatedContent" pillar={pillar} id={id}>
      {(Content) => <Content subject={subject} />}
    </ExtensionPart>
  ));
}
