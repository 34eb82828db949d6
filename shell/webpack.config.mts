import { defineShellBuild } from '@manna/shared/build/shell-build';

export default defineShellBuild(import.meta.dirname);
