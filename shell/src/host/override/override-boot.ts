import type { Boot, Override, ShellRelease } from '@manna/shared/contracts';

/** The script that a page with an override has in place of the shell's, in the root folder of the shell's release. */
export const OVERRIDE_SCRIPT = 'override.js';
/** Id of the script element, of type application/json, that this script reads. */
export const OVERRIDE_BOOT_ELEMENT_ID = 'override-boot';
/** Id of the banner, which is outside of what React renders. */
export const OVERRIDE_BANNER_ID = 'override';
/** Id of the text in it that says which version runs, or why none does. */
export const OVERRIDE_STATE_ID = 'override-state';

export interface OverrideBoot {
  override: Override;
  /** The data of the page, as it is composed. */
  boot: Boot;
  shell: Pick<ShellRelease, 'contract' | 'provides'>;
  /** The shell's scripts, which start the page with the changed data. */
  scripts: readonly { src: string; integrity: string }[];
}
