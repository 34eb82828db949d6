type Axis = 'vertical' | 'horizontal';

const keysOf = { vertical: ['ArrowDown', 'ArrowUp'], horizontal: ['ArrowRight', 'ArrowLeft'] } as const;

/**
 * Which of `count` things has the focus next after a key: arrows step through them in a circle, Home and End go to their
 * ends. `index` is the one that has it now, -1 for none. Undefined where the key does none of this.
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
