import { useLayoutEffect, useState } from 'react';

/** How a grid is laid out. */
export interface GridMeasures {
  columns: number;
  /** From the top of one row to that of the next. CSS pixels. */
  rowPx: number;
  gapPx: number;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

function measure(grid: HTMLElement): GridMeasures | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const height = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (height === 0) return null;
  const gapPx = pixels(rowGap);
  return { columns: gridTemplateColumns.split(' ').length, rowPx: height + gapPx, gapPx };
}

/** The layout of a grid whose tiles have one height, and follows its width; null until it has one. */
export function useGridMeasures(grid: HTMLElement | null): GridMeasures | null {
  const [measures, setMeasures] = useState<GridMeasures | null>(null);
  useLayoutEffect(() => {
    if (!grid) return undefined;
    const update = () =>
      setMeasures((before) => {
        const now = measure(grid) ?? before;
        return now?.columns === before?.columns && now?.rowPx === before?.rowPx ? before : now;
      });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [grid]);
  return measures;
}
