import { defineRoute } from '@manna/shared/contracts';
import { useSite } from '@manna/shared/runtime';
import { meta } from './page';

// The site's settings come from a context of the shell, so they are available only if shell and pillar share one React.
const SoundPage = () => <h1>All is well at {useSite().productName}</h1>;

export const route = defineRoute({ meta, Component: SoundPage });
