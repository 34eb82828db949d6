import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { reportFailure } from '@manna/shared/runtime';
import type { AttachedZoom } from './attach-zoom';
import type { TimeSpan } from './time-span';

interface ZoomOptions {
  span: TimeSpan;
  whole: TimeSpan;
  /** The frame's, in pixels; undefined until it is known. */
  width: number | undefined;
  onChange: (span: TimeSpan) => void;
}

interface ZoomParts {
  /** What is dragged. */
  frame: RefObject<HTMLElement | null>;
  /** Gets the focus by a click on the frame. */
  handle: RefObject<HTMLElement | null>;
}

/** Loads what lets a reader drag the timeline and zoom it with two fingers or the wheel. Buttons and keys need nothing of it. */
export function useZoom({ frame, handle }: ZoomParts, { span, whole, width, onChange }: ZoomOptions): void {
  const attached = useRef<AttachedZoom>(undefined);
  const changed = useEffectEvent(onChange);
  const show = useEffectEvent(() => attached.current?.show(span));
  useEffect(() => {
    const element = frame.current;
    if (!element || width === undefined) return undefined;
    let isGone = false;
    import(/* webpackChunkName: "timeline-zoom" */ './attach-zoom').then(
      ({ attachZoom }) => {
        if (isGone) return;
        const onZoom = (to: TimeSpan) => changed(to);
        attached.current = attachZoom({ frame: element, width, handle: handle.current, whole, onChange: onZoom });
        show();
      },
      (error: unknown) => reportFailure(error, 'timeline'),
    );
    return () => {
      isGone = true;
      attached.current?.detach();
      attached.current = undefined;
    };
  }, [frame, handle, whole, width]);
  useEffect(() => show(), [span]);
}
