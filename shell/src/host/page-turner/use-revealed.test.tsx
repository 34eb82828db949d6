import { renderHook } from '@testing-library/react';
import type { PageAhead, TurnState } from './turn-state';
import { useRevealed } from './use-revealed';

const ahead: PageAhead = { slot: 1, address: '/bible/ruth/3', data: 'Ruth 3' };

/** A page with another one ahead, laid out. Returns both, and what shows the one ahead. */
function openPage() {
  const parent = document.createElement('div');
  parent.innerHTML = '<div>Ruth 2</div><div data-ahead style="display: block">Ruth 3</div>';
  const [left, next] = parent.children;
  const state: Pick<TurnState, 'slot' | 'ahead'> = { slot: 0, ahead };
  const hook = renderHook((turned: typeof state) => useRevealed(turned, { current: parent }), { initialProps: state });
  return { left, next, hook };
}

describe('a page that is shown before React shows it', () => {
  it('stays when React shows it, also if the router arrived before the page was noted as followed', () => {
    const { next, hook } = openPage();
    expect(hook.result.current.show(ahead)).toBe(true);
    hook.rerender({ slot: ahead.slot, ahead: undefined });
    hook.result.current.hide();
    expect(next).not.toHaveAttribute('data-ahead');
  });

  it('is hidden again when React shows another one', () => {
    const { left, next, hook } = openPage();
    hook.result.current.show(ahead);
    expect(left).toHaveAttribute('data-left');
    hook.rerender({ slot: 0, ahead: undefined });
    expect(left).not.toHaveAttribute('data-left');
    expect(next).toHaveAttribute('data-ahead');
  });
});
