import type { PanZoom } from './attach-pan-zoom';

/** What the keys of the viewer do. */
export interface ViewerActions extends Pick<PanZoom, 'zoomIn' | 'zoomOut' | 'pan' | 'reset'> {
  /** Shows the picture before or after this one. */
  step: (by: 1 | -1) => void;
}

/** Does what a key means: + and - zoom, 0 shows the whole, arrows move the picture, Page Up and Down change it. */
export function viewerKey(key: string, { zoomIn, zoomOut, pan, reset, step }: ViewerActions): boolean {
  const actions: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': reset,
    ArrowRight: () => pan(1, 0),
    ArrowLeft: () => pan(-1, 0),
    ArrowDown: () => pan(0, 1),
    ArrowUp: () => pan(0, -1),
    PageDown: () => step(1),
    PageUp: () => step(-1),
  };
  const act = Object.hasOwn(actions, key) ? actions[key] : undefined;
  act?.();
  return act !== undefined;
}
