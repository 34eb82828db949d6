import { useRef } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@manna/shared/testing';
import { HeadMenu } from './head-menu';
import { useHeadMenus } from './use-head-menus';

function Head() {
  const head = useRef<HTMLElement>(null);
  useHeadMenus(head);
  return (
    <>
      <header ref={head}>
        <HeadMenu label="Translation" address="/bible/genesis/1">
          <ul>
            <li>
              <a href="#kjv">KJV</a>
            </li>
            <li>
              <a href="#web">WEB</a>
            </li>
          </ul>
        </HeadMenu>
        <HeadMenu label="Options" address="/bible/genesis/1">
          <input type="range" aria-label="Text size" />
        </HeadMenu>
      </header>
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByText(name, { selector: 'summary' });
const menu = (name: string) => button(name).closest('details');
const choice = (name: string) => screen.getByText(name, { selector: 'a' });
const open = async (name: string) => {
  await userEvent.click(button(name));
  expect(menu(name)).toHaveAttribute('open');
};

describe('the menus in the head of a page', () => {
  beforeEach(() => void renderWithApp(<Head />));

  it('are walked by the up and down arrow keys in a circle, by Home and End', async () => {
    await open('Translation');
    await userEvent.keyboard('{ArrowDown}');
    expect(choice('KJV')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(choice('WEB')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(choice('KJV')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(choice('WEB')).toHaveFocus();
  });

  it('leave the arrow keys to a form control', async () => {
    await open('Options');
    act(() => screen.getByRole('slider').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('slider')).toHaveFocus();
  });

  it('close on Escape, which returns the focus', async () => {
    await open('Translation');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(menu('Translation')).not.toHaveAttribute('open');
    expect(button('Translation')).toHaveFocus();
  });

  it('close when the focus moves elsewhere', async () => {
    await open('Translation');
    act(() => choice('KJV').focus());
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(menu('Translation')).not.toHaveAttribute('open');
  });

  it('close on a press elsewhere, and after a choice', async () => {
    await open('Translation');
    await userEvent.click(document.body);
    expect(menu('Translation')).not.toHaveAttribute('open');
    await open('Translation');
    await userEvent.click(choice('WEB'));
    expect(menu('Translation')).not.toHaveAttribute('open');
    expect(button('Translation')).toHaveFocus();
  });
});
