import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useListeners } from './use-listeners';

type Axis = 'vertical' | 'horizontal';

const keysOf = { vertical: ['ArrowDown', 'ArrowUp'], horizontal: ['ArrowRight', 'ArrowLeft'] } as const;

interface Direction {
  axis: Axis;
  rightToLeft?: boolean;
  /** Whether the arrow keys go on from the last item to the first one; true by default. */
  isCircle?: boolean;
}

/**
 * The index of the item that a key moves the focus to, of `count` items. `index` is the focused item, -1 if none is.
 * Undefined for other keys.
 */
export function rovingIndex(
  key: string,
  index: number,
  count: number,
  { axis, rightToLeft = false, isCircle = true }: Direction,
): number | undefined {
  if (count === 0) return undefined;
  const [later, earlier] = keysOf[axis];
  const [next, previous] = axis === 'horizontal' && rightToLeft ? [earlier, later] : [later, earlier];
  const last = count - 1;
  if (key === next) return index < last ? index + 1 : isCircle ? 0 : last;
  if (key === previous) return index > 0 ? index - 1 : isCircle ? last : 0;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Form controls use the arrow keys themselves. */
const KEY_USERS = 'input, select, textarea';

interface RovingFocus extends Omit<Direction, 'rightToLeft'> {
  /** Selects the items among the descendants of the container. */
  items: string;
  /** Whether the keys also move the focus to the items from elsewhere in the container, such as a menu's button. */
  canEnter?: boolean;
  /** Called when an item is to get the focus: render it with `tabIndex={0}`. */
  onMove?: (index: number) => void;
}

/**
 * Moves the focus among the items of a container by the arrow keys of one axis, in reading direction, and to the first
 * and the last one by Home and End.
 */
export function useRovingFocus(
  container: RefObject<HTMLElement | null> | null,
  { items, canEnter = false, onMove, ...direction }: RovingFocus,
): void {
  const waiting = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    waiting.current?.focus();
    waiting.current = null;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if (!(target instanceof Element) || target.closest(KEY_USERS)) return;
    const all = [...(container?.current?.querySelectorAll<HTMLElement>(items) ?? [])];
    const index = all.findIndex((item) => item === target);
    if (index < 0 && !canEnter) return;
    const rightToLeft = target.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = rovingIndex(key, index, all.length, { ...direction, rightToLeft });
    const item = next === undefined ? undefined : all[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onMove?.(next);
    item.focus();
    // It will be focusable with the next render.
    if (document.activeElement !== item) waiting.current = item;
  };
  useListeners(container, { keydown: onKeyDown });
}
