import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { accessibilityFaults } from '../../testing';
import { Carousel } from './lists/carousel';
import { CategoryIcon } from './category-icon';
import { neutralShape } from './category-shapes';
import { FailureBoundary } from './failure-boundary';
import { Tabs } from './lists/tabs';
import { DRAG_PX, TRANSITION_MS } from './lists/use-carousel';
import { SERVER_ROWS, VirtualList } from './lists/virtual-list';

const carousel = (count: number) => (
  <main>
    <Carousel
      label="Pictures"
      slides={Array.from({ length: count }, (_, at) => ({ key: `${at}`, content: <p>Picture {at + 1}</p> }))}
      previousLabel="Previous"
      nextLabel="Next"
      slideText={(number, all) => `Slide ${number} of ${all}`}
    />
  </main>
);

describe('a carousel', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    act(() => jest.advanceTimersByTime(TRANSITION_MS));
  };
  const said = () => screen.getByRole('status').textContent;
  const drag = (by: number) => {
    const track = within(screen.getByRole('region')).getByRole('list');
    const point = (type: string, clientX: number) =>
      fireEvent(track, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { isPrimary: true }));
    point('pointerdown', 500);
    point('pointermove', 500 + by);
    point('pointerup', 500 + by);
    act(() => jest.advanceTimersByTime(TRANSITION_MS));
  };

  it('moves endlessly in both directions, and shows its position', () => {
    render(carousel(3));
    expect(said()).toBe('Slide 1 of 3');
    press('Next');
    press('Next');
    expect(said()).toBe('Slide 3 of 3');
    press('Next');
    expect(said()).toBe('Slide 1 of 3');
    press('Previous');
    expect(said()).toBe('Slide 3 of 3');
  });

  it('changes by a drag of more than 50 px', () => {
    render(carousel(3));
    drag(-DRAG_PX);
    expect(said()).toBe('Slide 1 of 3');
    drag(-DRAG_PX - 1);
    expect(said()).toBe('Slide 2 of 3');
    drag(DRAG_PX + 1);
    expect(said()).toBe('Slide 1 of 3');
  });

  it('duplicates at most four slides, which are hidden from assistive technology', async () => {
    render(carousel(3));
    expect(screen.getAllByText(/^Picture/).length - 3).toBeLessThanOrEqual(4);
    expect(screen.getByRole('region', { name: 'Pictures' })).toBeVisible();
    jest.useRealTimers();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has no controls for a single slide', () => {
    render(carousel(1));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is a plain list on the server', () => {
    const html = renderToString(carousel(3));
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html).not.toMatch(/style=|inert/);
  });
});

function Library({ activation }: { activation: 'automatic' | 'manual' }) {
  const [selected, setSelected] = useState('old');
  return (
    <main>
      <Tabs
        label="Testaments"
        selected={selected}
        onSelect={setSelected}
        activation={activation}
        tabs={[
          { id: 'old', label: 'Old', content: 'Genesis to Malachi' },
          { id: 'new', label: 'New', content: 'Matthew to Revelation' },
        ]}
      />
    </main>
  );
}

describe('tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('show the panel of the clicked tab', async () => {
    render(<Library activation="automatic" />);
    expect(screen.getByRole('tabpanel', { name: 'Old' })).toHaveTextContent('Genesis');
    await userEvent.click(tab('New'));
    expect(screen.getByRole('tabpanel', { name: 'New' })).toHaveTextContent('Matthew');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are one tab stop, and the arrow keys move between them', async () => {
    render(<Library activation="automatic" />);
    await userEvent.tab();
    expect(tab('Old')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('New')).toHaveFocus();
    expect(tab('New')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('wait for Enter if activation is manual', async () => {
    render(<Library activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('New')).toHaveFocus();
    expect(tab('New')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    expect(tab('New')).toHaveAttribute('aria-selected', 'true');
  });
});

const verses = Array.from({ length: 500 }, (_, at) => `Verse ${at + 1}`);
const list = (
  <main>
    <VirtualList label="Verses" rows={verses} keyOf={(verse) => verse} rowHeight={64}>
      {(verse) => <a href={`#${verse}`}>{verse}</a>}
    </VirtualList>
  </main>
);

describe('a list of any length', () => {
  it('renders only the visible rows, each with its position and the total', async () => {
    render(list);
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(30);
    expect(rows[1]).toHaveAttribute('aria-posinset', '2');
    expect(rows[1]).toHaveAttribute('aria-setsize', '500');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('renders its first rows on the server, as a plain list without style attributes', () => {
    const html = renderToString(list);
    expect(html.match(/<li>/g)).toHaveLength(SERVER_ROWS);
    expect(html).not.toContain('style=');
  });
});

describe('the icon of a category', () => {
  const shapeOf = (name: string) => render(<CategoryIcon name={name} />).container.querySelector('path');

  it('is a dot if its slug is unknown', () => {
    expect(shapeOf('people')).not.toHaveAttribute('d', neutralShape);
    expect(shapeOf('unheard-of')).toHaveAttribute('d', neutralShape);
    expect(shapeOf('constructor')).toHaveAttribute('d', neutralShape);
  });
});

describe('a part that fails while it renders', () => {
  it('is replaced by a message and reported, and the rest of the page works', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard: unknown[] = [];
    const Broken = (): never => {
      throw new Error('no books');
    };
    render(
      <main>
        <p>Around it</p>
        <FailureBoundary
          message="Error loading Bible content. Please refresh."
          onFailure={(error) => heard.push(error)}
        >
          <Broken />
        </FailureBoundary>
      </main>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error loading Bible content. Please refresh.');
    expect(screen.getByText('Around it')).toBeInTheDocument();
    expect(heard).toEqual([new Error('no books')]);
    jest.restoreAllMocks();
  });
});
