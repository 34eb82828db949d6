/**
 * The index of the tile that a key moves the focus to, in a grid of `count` tiles; undefined for keys that move nothing.
 * There is no going on from one end to the other.
 */
export function gridIndex(
  key: string,
  index: number,
  { count, columns, rightToLeft = false }: { count: number; columns: number; rightToLeft?: boolean },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: rightToLeft ? -1 : 1,
    ArrowLeft: rightToLeft ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -index,
    End: count - 1 - index,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return undefined;
  const next = index + step;
  return next >= 0 && next < count ? next : index;
}
