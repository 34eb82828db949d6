import { chooseLanguage } from './choose-language';

describe('the language of the interface', () => {
  it('is known to the server from the page that is then loaded on', () => {
    const seen: string[] = [];
    chooseLanguage('es', () => seen.push(document.cookie));
    expect(seen).toEqual(['dm-language=es']);
  });

  it('is left to the site again', () => {
    chooseLanguage('es', () => undefined);
    chooseLanguage(null, () => undefined);
    expect(document.cookie).toBe('');
  });

  it('is kept for a year, for this site alone', () => {
    const written = jest.spyOn(document, 'cookie', 'set').mockImplementation();
    chooseLanguage('en', () => undefined);
    expect(written).toHaveBeenCalledWith('dm-language=en; path=/; SameSite=Lax; max-age=31536000');
    written.mockRestore();
  });
});
