import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { accessibilityFaults } from '../../../testing';
import { Dialog } from './dialog';

function Opened({ toInput = false }: { toInput?: boolean }) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        title="Share"
        closeLabel="Close"
        maxHeight="24rem"
        onClose={() => setOpen(false)}
        {...(toInput ? { initialFocus: input } : {})}
      >
        <input ref={input} aria-label="Address" />
      </Dialog>
    </main>
  );
}

const open = async (element = <Opened />) => {
  render(element);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Share' });
};

describe('a dialog', () => {
  it('is named by its title, takes the focus, and has no accessibility faults', async () => {
    const dialog = await open();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('focuses the given element', async () => {
    await open(<Opened toInput />);
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  });

  it('closes by its button and returns the focus', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes on the browser’s cancel event, as on Escape', async () => {
    const dialog = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on a click outside, but not on one that starts inside', async () => {
    const dialog = await open();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is open in the server’s HTML, without style attributes', () => {
    const html = renderToString(
      <Dialog open title="Share" closeLabel="Close" onClose={() => undefined}>
        Text
      </Dialog>,
    );
    expect(html).toMatch(/^<dialog open=""/);
    expect(html).toContain('Text');
    expect(html).not.toContain('style=');
  });
});
