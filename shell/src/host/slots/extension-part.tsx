import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { PillarPart } from '@manna/shared/contracts';
import { reportFailure } from '@manna/shared/runtime';
import { useRegistry } from '../router/page-context';

interface ExtensionPartProps<Slot extends keyof PillarPart> {
  slot: Slot;
  pillar: string;
  /** The extension's id; for a menu entry, its page's. */
  id: string;
  /** Shown while the part loads; nothing by default. */
  waiting?: ReactNode;
  /** Shown if the part does not load, or throws while it renders; nothing by default. */
  failed?: (retry: () => void) => ReactNode;
  /** Renders the part. */
  children: (part: PillarPart[Slot]) => ReactNode;
}

/** A part of a pillar's bundle in a slot of the shell. Its errors are reported, and affect nothing around it. */
export function ExtensionPart<Slot extends keyof PillarPart>(props: ExtensionPartProps<Slot>) {
  const { slot, pillar, id, waiting, failed, children } = props;
  const registry = useRegistry();
  const load = () =>
    lazy(async () => {
      const part = await registry.part(slot, pillar, id);
      const Part = ({ show }: { show: (part: PillarPart[Slot]) => ReactNode }) => show(part);
      return { default: Part };
    });
  const [Part, setPart] = useState(load);
  return (
    <ErrorBoundary
      onError={(error) => reportFailure(error, `${pillar}/${slot}/${id}`)}
      onReset={() => {
        registry.forgetPart(slot, pillar, id);
        setPart(load);
      }}
      fallbackRender={({ resetErrorBoundary }) => failed?.(resetErrorBoundary)}
    >
      <Suspense fallback={waiting}>
        <Part show={children} />
      </Suspense>
    </ErrorBoundary>
  );
}
