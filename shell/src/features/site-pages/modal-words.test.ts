import { dataFrom } from '@manna/shared/testing';
import { modalWordsLoader } from './modal-words';

const data = dataFrom({
  SitePage: ({ slug, language }) => ({ sitePage: { slug, language, body: [] } }),
});
const wordsAt = (path: string, from = data) =>
  modalWordsLoader(from, 'es')({ request: new Request(`https://site.example${path}`) });

describe('the words of a modal that the server sends along', () => {
  it.each(['join', 'contribute'])('are those of %s, in the language of the page', async (slug) => {
    expect(await wordsAt(`/bible/ruth/1?mdl=${slug}`)).toEqual({ slug, language: 'es', body: [] });
  });

  it.each(['/', '/?mdl=history', '/?mdl=nobody-knows'])('are not sent at %s', async (path) => {
    expect(await wordsAt(path)).toBeNull();
  });

  it('are missing if they cannot be read, and the page is sent all the same', async () => {
    expect(await wordsAt('/?mdl=join', dataFrom({}))).toBeNull();
  });
});
