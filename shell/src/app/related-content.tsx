import type { PageSubject } from '@manna/shared/contracts';
import { useExtensions } from '@manna/shared/runtime';
import { useHydrated } from '@manna/shared/ui/hooks';
import { ExtensionPart } from '../host/slots/extension-part';

/** What other pillars show below a page about this subject. Rendered only in the browser, so that no page waits for it. */
export function RelatedContent({ subject }: { subject: PageSubject }) {
  const related = useExtensions('relatedContent').filter(({ subjects }) => subjects.includes(subject.type));
  if (!useHydrated()) return null;
  return related.map(({ key, pillar, id }) => (
    <ExtensionPart key={key} slot="relatedContent" pillar={pillar} id={id}>
      {(Content) => <Content subject={subject} />}
    </ExtensionPart>
  ));
}
