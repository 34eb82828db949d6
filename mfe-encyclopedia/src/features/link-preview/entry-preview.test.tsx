import { screen } from '@testing-library/react';
import { dataFrom, renderWithApp } from '@manna/shared/testing';
import { EntryPreview } from './entry-preview';

const ruth = { id: 'people-1', name: 'Ruth', title: 'Moabite woman', summary: 'She gleaned in the field of Boaz.' };
const data = dataFrom({
  EntryPreview: ({ path }) => ({ entryByPath: { entry: path === '/encyclopedia/people/ruth' ? ruth : null } }),
});

describe('the preview of an entry', () => {
  it('says who it is about', async () => {
    renderWithApp(<EntryPreview path="/encyclopedia/people/ruth?from=here#kin" />, { data });
    expect(await screen.findByText('Ruth')).toBeInTheDocument();
    expect(screen.getByText('Moabite woman')).toBeInTheDocument();
    expect(screen.getByText('She gleaned in the field of Boaz.')).toBeInTheDocument();
  });

  it.each([
    ['there is no such entry', data],
    ['nothing can be loaded', dataFrom({})],
  ])('says so if %s', async (_why, answers) => {
    renderWithApp(<EntryPreview path="/encyclopedia/people/nobody" />, { data: answers });
    expect(await screen.findByText('The entry could not be loaded.')).toBeInTheDocument();
  });
});
