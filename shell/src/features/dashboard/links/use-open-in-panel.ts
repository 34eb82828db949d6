import { useNavigate } from 'react-router-dom';
import { useLocation } from '@manna/shared/runtime';
import { contentAddress } from '../../../host/router/content-address';
import { readDashboard, withDashboard } from '../dashboard-address';
import { withPanel } from '../panels/arrange-panels';

/** Opens a path in another side panel; without a path, the page of the main panel. */
export function useOpenInPanel(): (path?: string) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (path = contentAddress(location)) => {
    const { search } = location;
    const dashboard = withPanel(readDashboard(search), path);
    void navigate({ search: withDashboard(search, dashboard) }, { preventScrollReset: true });
  };
}
