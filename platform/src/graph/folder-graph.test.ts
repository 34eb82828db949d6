import { folderGraph, replaceGraph } from './folder-graph';

describe('the graph of who imports whom', () => {
  it('names each folder once, rooms of shared by their room, pillars as one', () => {
    expect(
      folderGraph([
        ['mfe-bible', 'shared/src/ui'],
        ['mfe-search', 'shared/src/ui'],
        ['shared/src/ui', 'shared/src/ui'],
      ]),
    ).toBe('```mermaid\nflowchart LR\n  mfe__["mfe-*"] --> shared_ui["shared/ui"]\n```');
  });

  it('stands between its marks, and the text around it stays', () => {
    const text = 'before\n<!-- graph: written by npm run graph -->\nold\n<!-- /graph -->\nafter';
    const once = replaceGraph(text, 'new');
    expect(once).toBe('before\n<!-- graph: written by npm run graph -->\n\nnew\n\n<!-- /graph -->\nafter');
    expect(replaceGraph(once, 'new')).toBe(once);
    expect(() => replaceGraph('no marks', 'new')).toThrow('There is no');
  });
});
