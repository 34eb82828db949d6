import { isParentTie } from './kin';
import type { TreeLayout, TreeNode } from './tree-layout';

/** From line to line, each from left to right. */
const asSeen = (one: TreeNode, other: TreeNode): number => one.y - other.y || one.x - other.x;

/**
 * Whom an arrow key leads to from a person: a parent, a child, or the one beside in the same generation, which goes on from line to
 * line and from the last one to the first. Undefined for other keys.
 */
export function stepTo({ nodes, edges }: TreeLayout, from: string, key: string): string | undefined {
  const here = nodes.find(({ slug }) => slug === from);
  if (!here) return undefined;
  const first = (slugs: readonly string[]) => nodes.filter(({ slug }) => slugs.includes(slug)).sort(asSeen)[0]?.slug;
  const descent = edges.filter(({ tie }) => isParentTie(tie));
  if (key === 'ArrowUp') return descent.find((edge) => edge.to === from)?.from;
  if (key === 'ArrowDown') return first(descent.filter((edge) => edge.from === from).map((edge) => edge.to));
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const row = nodes.filter((node) => node.row === here.row).sort(asSeen);
  return row.at((row.indexOf(here) + (key === 'ArrowRight' ? 1 : -1)) % row.length)?.slug;
}
