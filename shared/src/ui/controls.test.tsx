import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../runtime';
import { renderWithApp, sectionNamed } from '../testing';
import { Button, ButtonLink } from './button';
import { Page, PageSection } from './page/page';

describe('controls and pages', () => {
  it('a button calls onClick unless it is disabled', async () => {
    const pressed: string[] = [];
    renderWithApp(
      <>
        <Button icon="retry" onClick={() => pressed.push('retry')}>
          Retry
        </Button>
        <Button disabled onClick={() => pressed.push('wait')}>
          Wait
        </Button>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
    expect(pressed).toEqual(['retry']);
  });

  it('a button link navigates without a reload', async () => {
    const { where } = renderWithApp(
      <ButtonLink as={Link} to="/bible" icon="book">
        Read the Bible
      </ButtonLink>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Read the Bible' }));
    expect(where()).toBe('/bible');
  });

  it('a page has one focusable heading, and sections that are named by theirs', () => {
    renderWithApp(
      <Page title="Dictionary" lead="Old words in plain ones.">
        <PageSection id="today" title="Today">
          Nothing yet.
        </PageSection>
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Dictionary' })).toHaveAttribute('tabindex', '-1');
    expect(sectionNamed('Today')).toHaveTextContent('Nothing yet.');
  });
});
