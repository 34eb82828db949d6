type Axis = 'vertical' | 'horizontal';

const keysOf = { vertical: ['ArrowDown', 'ArrowUp'], horizontal: ['ArrowRight', 'ArrowLeft'] } as const;

/**
 * The index of the item that a key moves the focus to, of `count` items: arrow keys move in a circle, Home and End to
 * the ends. `index` is the focused item, -1 if none is. Undefined for other keys.
 */
export function rovingIndex(
  key: string,
  index: number,
  count: number,
  { axis, rightToLeft = false }: { axis: Axis; rightToLeft?: boolean },
): number | undefined {
  if (count === 0) return undefined;
  const [later, earlier] = keysOf[axis];
  const [next, previous] = axis === 'horizontal' && rightToLeft ? [earlier, later] : [later, earlier];
  if (key === next) return (index + 1) % count;
  if (key === previous) return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
