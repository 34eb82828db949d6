import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sitePreferences, usePreference } from '@manna/shared/runtime';
import { siteWith } from '@manna/shared/testing';
import { garden, gardenModule, sourceOf } from '../../testing/pillars';
import { showToReader } from '../../testing/show-to-reader';
import { SettingsModal } from './settings-modal';

function Chosen() {
  const [theme] = usePreference(sitePreferences.theme);
  const [textSize] = usePreference(sitePreferences.textSize);
  const [motion] = usePreference(sitePreferences.motion);
  return <output>{[theme, textSize, motion].join(' ')}</output>;
}

const show = (app: Parameters<typeof showToReader>[1] = {}) =>
  showToReader(
    <>
      <SettingsModal />
      <Chosen />
    </>,
    app,
  );
const chosen = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());

describe('the website settings', () => {
  it('take effect at once', async () => {
    await show();
    expect(chosen()).toBe('system medium system');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colors' }), 'Sepia');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), 'Larger');
    await userEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
    expect(chosen()).toBe('sepia larger reduced');
  });

  it('show the fields of pillars among the shell’s own, in the order of the slot', async () => {
    await show({ pillars: [garden()], source: sourceOf(gardenModule) });
    const field = await screen.findByRole('button', { name: 'Fertilizer: compost' });
    const theme = screen.getByRole('combobox', { name: 'Colors' });
    expect(field.compareDocumentPosition(theme)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(field);
    expect(screen.getByRole('button', { name: 'Fertilizer: none' })).toBeInTheDocument();
  });

  it('show an error when a pillar’s field does not load, and load it on retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ pillars: [garden()], source: sourceOf(new Error('down'), gardenModule) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Fertilizer: compost' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('leave out a field that the composition hides', async () => {
    await show({
      pillars: [garden()],
      source: sourceOf(gardenModule),
      slots: { settingsFields: { hidden: ['garden/fertilizer'] } },
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offer the languages of the site, each in its own language, when it has more than one', async () => {
    const { unmount } = await show();
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Español' })).not.toBeChecked();
    unmount();
    await show({ site: siteWith({ languages: ['en'] }) });
    expect(screen.queryByRole('radio', { name: 'English' })).toBeNull();
  });

  it('say where they are saved', async () => {
    const { unmount } = await show();
    expect(screen.getByText('Settings are saved in this browser.')).toBeInTheDocument();
    unmount();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ profile: { name: 'Ruth' }, site: siteWith({ accountsServer: 'https://accounts.example' }) });
    expect(screen.getByText(/saved with your account/)).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
