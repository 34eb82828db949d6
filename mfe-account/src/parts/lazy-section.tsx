import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { reportFailure, useText } from '@manna/shared/runtime';
import { FailureBoundary } from '@manna/shared/ui/controls';
import { partsText } from './parts-text';

/**
 * A section whose code is loaded when it is first rendered, such as one for signed-in readers only. If its code cannot be
 * loaded, one sentence says so. Only in browsers.
 *
 * @param waiting Shown meanwhile; as high as the section, so that nothing moves.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Section = lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load() }));
  return function LazySection(props: Props) {
    const text = useText(partsText);
    return (
      <FailureBoundary message={text.failed} onFailure={(error) => reportFailure(error, 'render')}>
        <Suspense fallback={waiting}>
          <Section {...props} />
        </Suspense>
      </FailureBoundary>
    );
  };
}
