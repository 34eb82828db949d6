/** Returns every cycle that a walk along the edges meets, each once: ['a', 'b'] if a leads to b and b leads to a. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]): void => {
    const start = way.indexOf(node);
    if (start >= 0) cycles.push(way.slice(start));
    if (start >= 0 || done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...way, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return cycles;
}
