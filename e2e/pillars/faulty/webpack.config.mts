import { definePillarBuild } from '@manna/shared/build/pillar-build';

export default definePillarBuild(import.meta.dirname, { needsFederationRuntime: true });
