import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePreferences } from '@manna/shared/runtime';
import { dataFrom, siteWith } from '@manna/shared/testing';
import { showToReader } from '../../testing/show-to-reader';
import { SettingsModal } from './settings-modal';

const data = dataFrom({
  TranslationChoices: () => ({
    translations: [
      { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
      { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
    ],
  }),
});

function Set() {
  const [{ translationId, theme, textSize, motion }] = usePreferences();
  return <output>{[translationId, theme, textSize, motion].join(' ')}</output>;
}
const show = (app: Parameters<typeof showToReader>[1] = {}) =>
  showToReader(
    <>
      <SettingsModal />
      <Set />
    </>,
    { data, ...app },
  );
const set = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());

describe('the website settings', () => {
  it('act at once', async () => {
    await show();
    expect(set()).toBe('KJV system medium system');
    await screen.findByRole('option', { name: 'WEB - World English Bible' });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Bible translation' }),
      'WEB - World English Bible',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colors' }), 'Sepia');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), 'Larger');
    await userEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
    expect(set()).toBe('WEB sepia larger reduced');
  });

  it('keep the translation that is set in sight where the list cannot be had', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ data: dataFrom({}) });
    expect(screen.getByRole('combobox', { name: 'Bible translation' })).toHaveDisplayValue('KJV');
    jest.restoreAllMocks();
  });

  it('offer the languages of the site, each in its own words, where it has more than one', async () => {
    const { unmount } = await show();
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Español' })).not.toBeChecked();
    unmount();
    await show({ site: siteWith({ languages: ['en'] }) });
    expect(screen.queryByRole('radio', { name: 'English' })).toBeNull();
  });

  it('say where they are kept', async () => {
    const { unmount } = await show();
    expect(screen.getByText('Settings are kept in this browser.')).toBeInTheDocument();
    unmount();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ profile: { name: 'Ruth' }, site: siteWith({ accountsServer: 'https://accounts.example' }) });
    expect(screen.getByText(/kept with your account/)).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
