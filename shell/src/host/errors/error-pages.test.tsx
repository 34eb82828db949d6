import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@manna/shared/testing';
import { garden } from '../../testing/pillars';
import { FatalPage } from './fatal-page';
import { NotFoundPage } from './not-found-page';
import { StatusPage } from './status-page';

describe('the Page Not Found page', () => {
  it('shows its text and links to the home page and to the pages that pillars suggest', () => {
    renderWithApp(<NotFoundPage />, { composition: { pillars: [garden()], slots: {} } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    expect(
      screen.getByText(
        "Seek and ye shall find applies to Jesus... not web pages. Sorry, but we did not find the page you're looking for.",
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/garden']);
  });
});

describe('the page for an HTTP error', () => {
  it.each([
    [401, 'Unauthorized', 'You are not allowed to access this content; ensure you have supplied valid credentials.'],
    [403, 'Forbidden', 'You do not have permission to access this content.'],
    [500, 'Internal Error', 'Something went wrong displaying this content. Please try again later.'],
    [502, 'Bad Gateway', 'An upstream service is not working. Please try again later.'],
    [418, 'Error 418', "This page isn't working right now. Please try again later."],
  ])('has for %d the title %s', (status, title, text) => {
    renderWithApp(<StatusPage status={status} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('the page of last resort', () => {
  it('offers a reload', async () => {
    let reloads = 0;
    renderWithApp(<FatalPage onReload={() => (reloads += 1)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went Wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloads).toBe(1);
  });

  it('mentions a report only when one was sent', () => {
    const { unmount } = renderWithApp(<FatalPage onReload={() => undefined} />);
    expect(screen.queryByText(/report/)).not.toBeInTheDocument();
    unmount();
    renderWithApp(<FatalPage reported onReload={() => undefined} />);
    expect(screen.getByText(/A report of what happened has been sent\./)).toBeInTheDocument();
  });
});
