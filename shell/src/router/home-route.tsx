import type { ResolvedPillar } from '@manna/shared/contracts';
import { useSite } from '@manna/shared/runtime';
import { HomePage } from '../pages/home-page';
import { menuOf } from './menu';

/** The site's first page, with a door to each pillar of the composition. */
export const HomeRoute = ({ pillars }: { pillars: readonly ResolvedPillar[] }) => (
  <HomePage site={useSite()} menu={menuOf(pillars)} />
);
