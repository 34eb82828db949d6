import { screen } from '@testing-library/react';
import { garden, gardenModule, sourceOf } from '../testing/pillars';
import { showToReader } from '../testing/show-to-reader';
import { RelatedContent } from './related-content';

const show = (type: string, source = sourceOf(gardenModule)) =>
  showToReader(
    <main>
      <p>Page</p>
      <RelatedContent subject={{ type, id: 'cedar' }} />
    </main>,
    { pillars: [garden()], source },
  );

describe('content of other pillars below a page', () => {
  it('is shown for the subject of the page', async () => {
    await show('Plant');
    expect(await screen.findByText('Recipes with cedar')).toBeInTheDocument();
  });

  it('is not loaded for other subjects', async () => {
    const source = sourceOf(gardenModule);
    await show('Chapter', source);
    expect(source.loads).toBe(0);
  });

  it('shows nothing when it does not load', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show('Plant', sourceOf(new Error('down')));
    expect(screen.getByRole('main')).toHaveTextContent(/^Page$/);
    log.mockRestore();
  });
});
