import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translationPreference } from '@manna/shared/domain';
import { preferenceOf } from '@manna/shared/runtime';
import { dataFrom, renderWithApp, siteWith } from '@manna/shared/testing';
import { TranslationSetting } from './translation-setting';

const data = dataFrom({
  TranslationChoices: () => ({
    translations: [
      { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
      { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
    ],
  }),
});
const field = () => screen.getByRole('combobox', { name: 'Bible translation' });

beforeEach(() => localStorage.clear());

describe('the setting of the translation', () => {
  it('shows the site’s default until the reader chooses, and applies at once', async () => {
    const { store } = renderWithApp(<TranslationSetting />, { data });
    expect(await screen.findByRole('option', { name: 'WEB - World English Bible' })).toBeInTheDocument();
    expect(field()).toHaveDisplayValue('KJV - King James Version');
    await userEvent.selectOptions(field(), 'WEB - World English Bible');
    expect(preferenceOf(store, translationPreference)).toBe('web');
    expect(field()).toHaveDisplayValue('WEB - World English Bible');
  });

  it('can be set to the KJV on a site whose default is another', async () => {
    const site = siteWith({ defaultTranslation: 'web' });
    const { store } = renderWithApp(<TranslationSetting />, { data, site });
    await screen.findByRole('option', { name: 'KJV - King James Version' });
    expect(field()).toHaveDisplayValue('WEB - World English Bible');
    await userEvent.selectOptions(field(), 'KJV - King James Version');
    expect(preferenceOf(store, translationPreference)).toBe('kjv');
    expect(field()).toHaveDisplayValue('KJV - King James Version');
  });

  it('shows what is set when the list cannot be loaded', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderWithApp(<TranslationSetting />);
    expect(field()).toHaveDisplayValue('KJV');
    jest.restoreAllMocks();
  });
});
