import { screen } from '@testing-library/react';
import { dataFrom, renderWithApp } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { VersePreview } from './verse-preview';
import { versesOfPath } from './verses-of-path';

const answer = (variables: { osisIds?: unknown }) => ({
  verses: (variables.osisIds as string[]).map((osisId) => ({
    id: osisId,
    osisId,
    text: osisId.startsWith('3John') ? null : `Words of ${osisId}.`,
  })),
  translations: [{ slug: 'kjv', shortName: 'KJV', language: 'en', direction: 'ltr' }],
});
const data = dataFrom({ VerseInTranslation: answer });
const show = (path: string, app = {}) => renderWithApp(<VersePreview path={path} />, { data, ...app });

describe('the preview of verses', () => {
  it('has their words in the translation of the reader', async () => {
    show('/bible/genesis/12?v=1-2');
    expect(await screen.findByText('Words of Gen.12.1. Words of Gen.12.2.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Genesis 12:1–2')).toHaveTextContent('KJV');
  });

  it('has the beginning of a long passage, and says that it goes on', async () => {
    show('/bible/psalms/119?v=1-176');
    expect(await screen.findByText(/^Words of Ps\.119\.1\..+Words of Ps\.119\.6\. …$/)).toBeInTheDocument();
  });

  it('says so if the translation does not have them, or nothing could be loaded', async () => {
    const { unmount } = show('/bible/3-john/1?v=14');
    expect(await screen.findByText('This translation does not have these verses.')).toBeInTheDocument();
    unmount();
    show('/bible/genesis/1?v=1', { data: dataFrom({}) });
    expect(await screen.findByText('The words could not be loaded.')).toBeInTheDocument();
  });

  it('names the passage in the language of the page', async () => {
    show('/bible/genesis/12?v=1', { language: 'es', translations: es });
    expect(await screen.findByText('Génesis 12:1')).toBeInTheDocument();
  });
});

test.each([
  ['/bible/genesis/12?v=1-2_5#v1', ['Gen.12.1', 'Gen.12.2', 'Gen.12.5']],
  ['/bible/genesis/12', ['Gen.12.1']],
  ['/bible/genesis/99?v=1', []],
  ['/bible/nobook/1?v=1', []],
  ['/bible/genesis/x?v=1', []],
])('the verses of %s', (path, verses) => {
  expect(versesOfPath(path)).toEqual(verses);
});
