import { useRef } from 'react';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@manna/shared/testing';
import { ChapterKeys } from './chapter-keys';

function Page({ next }: { next: string | undefined }) {
  const place = useRef<HTMLElement>(null);
  return (
    <>
      <nav ref={place}>chapters</nav>
      <ChapterKeys place={place} previous="/bible/genesis/1" next={next} />
      <input aria-label="Find" />
      <div role="toolbar">
        <button>Copy</button>
      </div>
      <a href="#v1">Verse</a>
    </>
  );
}

const inMain = (
  <>
    <button>Menu</button>
    <main>
      <Page next="/bible/genesis/3" />
    </main>
  </>
);

const inArabic = (
  <main dir="rtl">
    <Page next="/bible/genesis/3" />
  </main>
);

const AT = '/bible/genesis/2';

async function press(keys: string, element = inMain, focus?: () => HTMLElement) {
  const { where } = renderWithApp(element, { at: AT });
  focus?.().focus();
  await userEvent.keyboard(keys);
  return where();
}

describe('the arrow keys', () => {
  it('go to the previous and to the next chapter', async () => {
    expect(await press('{ArrowLeft}')).toBe('/bible/genesis/1');
  });

  it('work when a link of the page has the focus', async () => {
    expect(await press('{ArrowRight}', inMain, () => screen.getByRole('link'))).toBe('/bible/genesis/3');
  });

  it('are reversed when the page is read from right to left', async () => {
    expect(await press('{ArrowRight}', inArabic)).toBe('/bible/genesis/1');
  });

  it.each([
    '{Alt>}{ArrowLeft}{/Alt}',
    '{Control>}{ArrowRight}{/Control}',
    '{Shift>}{ArrowRight}{/Shift}',
    '{ArrowDown}',
  ])('do not include %s', async (keys) => {
    expect(await press(keys)).toBe(AT);
  });

  it.each([
    ['a field', () => screen.getByRole('textbox')],
    ['a toolbar', () => screen.getByRole('button', { name: 'Copy' })],
    ['what stands around the page', () => screen.getByRole('button', { name: 'Menu' })],
  ])('are left to %s', async (_where, focus) => {
    expect(await press('{ArrowRight}', inMain, focus)).toBe(AT);
  });

  it('work in a side panel only when it has the focus', async () => {
    const side = (
      <section>
        <Page next="/bible/genesis/3" />
      </section>
    );
    const { where } = renderWithApp(side, { at: AT });
    await userEvent.keyboard('{ArrowRight}');
    expect(where()).toBe(AT);
    screen.getByRole('link').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(where()).toBe('/bible/genesis/3');
  });

  it('do nothing below an overlay, and if there is no chapter', async () => {
    const covered = (
      <>
        {inMain}
        <dialog open>Share</dialog>
      </>
    );
    const last = (
      <main>
        <Page next={undefined} />
      </main>
    );
    expect(await press('{ArrowRight}', covered)).toBe(AT);
    cleanup();
    expect(await press('{ArrowRight}', last)).toBe(AT);
  });
});
