import { chooseLanguage } from './choose-language';

describe('the language of the interface', () => {
  it('is in a cookie before the page reloads', () => {
    const seen: string[] = [];
    chooseLanguage('es', () => seen.push(document.cookie));
    expect(seen).toEqual(['dm-language=es']);
  });

  it('is left to the site again when it is set to null', () => {
    chooseLanguage('es', () => undefined);
    chooseLanguage(null, () => undefined);
    expect(document.cookie).toBe('');
  });

  it('is stored for a year, in a SameSite cookie', () => {
    const written = jest.spyOn(document, 'cookie', 'set').mockImplementation();
    chooseLanguage('en', () => undefined);
    expect(written).toHaveBeenCalledWith('dm-language=en; path=/; SameSite=Lax; max-age=31536000');
    written.mockRestore();
  });
});
