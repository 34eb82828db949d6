import { render } from '@testing-library/react';
import {
  defineUserState,
  sitePreferences,
  useBookmarks,
  useHistory,
  useLocation,
  useNavigate,
  useNavigation,
  usePanelSizes,
  useParams,
  usePreference,
  useRecentPages,
  useRecordVisit,
  useSearchParams,
  useSession,
  useUserState,
} from '.';

const anything = defineUserState<string | null>({
  key: 'test/anything',
  mode: 'local',
  read: () => undefined,
  initial: null,
});

const hooks = {
  AuthHOC: { useSession },
  UserStateHOC: {
    useBookmarks,
    useHistory,
    usePanelSizes,
    usePreference: () => usePreference(sitePreferences.theme),
    useRecentPages,
    useRecordVisit: () => useRecordVisit([]),
    useUserState: () => useUserState(anything),
  },
  'a Router': { useLocation, useNavigate, useNavigation, useParams, useSearchParams },
};

const cases = Object.entries(hooks).flatMap(([provider, used]) =>
  Object.entries(used).map(([name, hook]) => [name, provider, hook] as const),
);

describe('a hook that is used in the wrong place', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it.each(cases)('says that %s must be used within %s', (name, provider, useTheHook) => {
    const Misuse = () => {
      useTheHook();
      return null;
    };
    expect(() => render(<Misuse />)).toThrow(`${name} must be used within ${provider}`);
  });
});
