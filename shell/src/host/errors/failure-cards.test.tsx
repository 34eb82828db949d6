import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureKinds } from '@manna/shared/contracts';
import { renderWithApp } from '@manna/shared/testing';
import { FallbackCard } from './fallback-card';
import { GenericErrorCard } from './generic-error-card';
import { LoadingPanel } from '../components/loading-panel';
import { OfflineNotice } from './offline-notice';
import { RenderErrorCard } from './render-error-card';

const pillar = { title: 'Bible', owner: 'the Bible team', version: '1.8.2' };
const nothing = () => undefined;

describe('the card in place of a pillar', () => {
  it('is an alert with the name, version and maintainer of the pillar', () => {
    renderWithApp(<FallbackCard {...pillar} kind="http" retrying={false} onRetry={nothing} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Bible 1.8.2, maintained by the Bible team.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bible is not available right now');
  });

  it('has a different text for each kind of failure', () => {
    const sentences = failureKinds.map((kind) => {
      const { unmount } = renderWithApp(<FallbackCard {...pillar} kind={kind} retrying={false} onRetry={nothing} />);
      const { textContent } = screen.getByRole('alert');
      unmount();
      return textContent;
    });
    expect(new Set(sentences).size).toBe(failureKinds.length);
  });

  it('says when the reader is offline', () => {
    renderWithApp(<FallbackCard {...pillar} kind="offline" retrying={false} onRetry={nothing} />);
    expect(screen.getByText(/Content unavailable - you appear to be offline\./)).toBeInTheDocument();
  });

  it('retries once when asked, and not while a retry is running', async () => {
    let tries = 0;
    const { unmount } = renderWithApp(
      <FallbackCard {...pillar} kind="timeout" retrying={false} onRetry={() => (tries += 1)} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    unmount();
    renderWithApp(<FallbackCard {...pillar} kind="timeout" retrying onRetry={() => (tries += 1)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retrying...' }));
    expect(tries).toBe(1);
  });
});

describe('the other cards', () => {
  it.each([
    ['a page that threw', RenderErrorCard, 'An Error Occured Displaying This Content'],
    ['data that could not be loaded', GenericErrorCard, 'An error occurred displaying this content.'],
    ['no network', OfflineNotice, 'Content unavailable - you appear to be offline.'],
  ])('show their text for %s and offer a retry', async (_, Card, text) => {
    let tries = 0;
    renderWithApp(<Card onRetry={() => (tries += 1)} />);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(tries).toBe(1);
  });

  it('show Loading... for a page that is loading', () => {
    renderWithApp(<LoadingPanel />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });
});
