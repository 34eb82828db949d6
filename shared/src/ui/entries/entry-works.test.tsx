import { screen } from '@testing-library/react';
import { renderWithApp } from '../../testing';
import { EntryWorks } from './entry-works';

const text = { sources: 'Sources', sourcesLead: 'They support it.', reading: 'Further reading' };
const work = { author: null, title: 'The Mesha Stele', year: null, part: null };

describe('the works that an entry cites', () => {
  it('have author, title, year and passage, as far as they are known', () => {
    const easton = { author: 'Easton', title: 'Illustrated Bible Dictionary', year: 1897, part: 'Moab' };
    renderWithApp(<EntryWorks sources={[work, easton]} reading={[]} text={text} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The Mesha Stele',
      'Easton, Illustrated Bible Dictionary (1897), Moab',
    ]);
  });

  it('have a heading only when there are some', () => {
    renderWithApp(<EntryWorks sources={[]} reading={[work]} text={text} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Further reading']);
    expect(screen.queryByText('They support it.')).not.toBeInTheDocument();
  });

  it('are not rendered when an entry cites nothing', () => {
    const { container } = renderWithApp(<EntryWorks sources={[]} reading={[]} text={text} />);
    expect(container).toHaveTextContent('');
  });
});
