import { isParentTie } from './kin';
import type { TreeLayout } from './tree-layout';

/** Whom an arrow key leads to from a person: a parent, a child, or the next one in the same row. Undefined for other keys. */
export function stepTo({ nodes, edges }: TreeLayout, from: string, key: string): string | undefined {
  const here = nodes.find(({ slug }) => slug === from);
  if (!here) return undefined;
  const descent = edges.filter(({ tie }) => isParentTie(tie));
  if (key === 'ArrowUp') return descent.find(({ to }) => to === from)?.from;
  if (key === 'ArrowDown') return descent.find((edge) => edge.from === from)?.to;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const row = nodes
    .filter((node) => node.row === here.row)
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ slug }) => slug);
  return row[row.indexOf(from) + (key === 'ArrowRight' ? 1 : -1)];
}
