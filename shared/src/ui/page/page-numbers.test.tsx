import { render, screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing';
import type { LinkComponent } from '../link-component';
import { PageNumbers } from './page-numbers';

const PlainLink: LinkComponent = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const show = (current: number, count: number) =>
  render(
    <main>
      <PageNumbers
        as={PlainLink}
        current={current}
        count={count}
        addressOf={(page) => `/list?page=${page}`}
        label="Pages of this list"
        previous="Previous"
        next="Next"
        pageName={(page) => `Page ${page}`}
      />
    </main>,
  );
const links = () =>
  within(screen.getByRole('navigation', { name: 'Pages of this list' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the numbers of a list’s pages', () => {
  it('link to the first, the last and the neighbours without JavaScript', () => {
    show(5, 31);
    expect(links()).toEqual([
      ['Previous', '/list?page=4'],
      ['1Page 1', '/list?page=1'],
      ['4Page 4', '/list?page=4'],
      ['6Page 6', '/list?page=6'],
      ['31Page 31', '/list?page=31'],
      ['Next', '/list?page=6'],
    ]);
  });

  it('mark the current page, and have accessible names', () => {
    show(5, 31);
    expect(screen.getByText('Page 5').parentElement).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 31' })).toBeVisible();
  });

  it('have rel attributes for previous and next', () => {
    show(2, 3);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  });

  it('have no link before the first page and none after the last', () => {
    const { unmount } = show(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    unmount();
    show(2, 2);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('are not rendered if a list has one page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('have no accessibility faults', async () => {
    show(5, 31);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
