import { dataFrom } from '@manna/shared/testing';
import { modalWordsLoader } from './modal-words';

const data = dataFrom({
  SitePage: ({ slug, language }) => ({ sitePage: { slug, language, body: [] } }),
});
const wordsAt = (path: string, from = data) =>
  modalWordsLoader(from, 'es')({ request: new Request(`https://site.example${path}`) });

describe('the text of a modal in the server’s page', () => {
  it.each(['join', 'contribute'])('is that of %s, in the language of the page', async (slug) => {
    expect(await wordsAt(`/bible/ruth/1?mdl=${slug}`)).toEqual({ slug, language: 'es', body: [] });
  });

  it.each(['/', '/?mdl=history', '/?mdl=nobody-knows'])('is not loaded at %s', async (path) => {
    expect(await wordsAt(path)).toBeNull();
  });

  it('is null when it cannot be loaded', async () => {
    expect(await wordsAt('/?mdl=join', dataFrom({}))).toBeNull();
  });
});
