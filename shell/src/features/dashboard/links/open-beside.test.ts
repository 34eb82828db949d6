import { openBeside } from './open-beside';

const PATH = '/bible/cross-references/john/3?v=16';

describe('openBeside', () => {
  it('opens a new panel when the page has no side panels', () => {
    expect(openBeside(null, PATH)).toEqual({ dashboard: { layout: 'side-right', panels: [PATH] }, index: 0 });
  });

  it('opens a new panel on the free side, before those on the right', () => {
    expect(openBeside({ layout: 'side-right', panels: ['/bible/john/1'] }, PATH)).toEqual({
      dashboard: { layout: 'side-split', panels: [PATH, '/bible/john/1'] },
      index: 0,
    });
  });

  it('reuses the panel that shows a page of the same kind, and leaves the others', () => {
    const panels = ['/dictionary', '/bible/cross-references/genesis/1', '/bible/john/1'];
    expect(openBeside({ layout: 'stack-split-side', panels }, PATH)).toEqual({
      dashboard: { layout: 'stack-split-side', panels: ['/dictionary', PATH, '/bible/john/1'] },
      index: 1,
    });
  });

  it('does not reuse a panel whose page only has the same pillar or the same beginning of a segment', () => {
    const panels = ['/bible', '/bible/cross-references-of-old'];
    expect(openBeside({ layout: 'stack-right', panels }, PATH).dashboard.panels).toEqual([PATH, ...panels]);
  });

  it('reuses the last panel when there are four', () => {
    const panels = ['/', '/dictionary', '/bible/john/1', '/encyclopedia/people'];
    expect(openBeside({ layout: 'stack-split', panels }, PATH)).toEqual({
      dashboard: { layout: 'stack-split', panels: ['/', '/dictionary', '/bible/john/1', PATH] },
      index: 3,
    });
  });
});
