import { folderGraph, replaceGraph } from './folder-graph';

describe('the graph of imports between folders', () => {
  it('the graph has a node for each folder and each room of shared, and one node for all pillars', () => {
    expect(
      folderGraph([
        ['mfe-bible', 'shared/src/ui'],
        ['mfe-search', 'shared/src/ui'],
        ['shared/src/ui', 'shared/src/ui'],
      ]),
    ).toBe('```mermaid\nflowchart LR\n  mfe__["mfe-*"] --> shared_ui["shared/ui"]\n```');
  });

  it('the graph is replaced between its marks, and the text around it stays', () => {
    const text = 'before\n<!-- graph: written by npm run graph -->\nold\n<!-- /graph -->\nafter';
    const once = replaceGraph(text, 'new');
    expect(once).toBe('before\n<!-- graph: written by npm run graph -->\n\nnew\n\n<!-- /graph -->\nafter');
    expect(replaceGraph(once, 'new')).toBe(once);
    expect(() => replaceGraph('no marks', 'new')).toThrow('There is no');
  });
});
