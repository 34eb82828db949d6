/**
 * A build of its own (shared/build/shell-build.ts), which only pages with an override load: it fetches the release that the
 * developer runs, puts it into the data of the page, and starts the shell. So the shell itself knows nothing of overrides.
 */
import { BOOT_ELEMENT_ID } from '@manna/shared/contracts';
import { overriddenPillar } from './overridden-pillar';
import { OVERRIDE_BOOT_ELEMENT_ID, OVERRIDE_STATE_ID, type OverrideBoot } from './override-boot';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

/** Allows the shell's scripts and no others. */
function policyFor(scripts: OverrideBoot['scripts']): ScriptUrlPolicy {
  const rules = {
    createScriptURL: (url: string): string => {
      if (!scripts.some(({ src }) => src === url)) throw new Error(`${url} is no script of the shell`);
      return url;
    },
  };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  };
  return trustedTypes?.createPolicy('manna-shell', rules) ?? rules;
}

export async function startOverride(): Promise<void> {
  const text = document.getElementById(OVERRIDE_BOOT_ELEMENT_ID)?.textContent ?? '';
  const { boot, override, shell, scripts } = JSON.parse(text) as OverrideBoot;
  const { composition } = boot;
  const pillars = await Promise.all(
    composition.pillars.map(async (pillar) =>
      pillar.name === override.pillar ? overriddenPillar(pillar, override.base, shell) : pillar,
    ),
  );
  const running = pillars.find(({ name }) => name === override.pillar);
  const state = document.getElementById(OVERRIDE_STATE_ID);
  if (state) state.textContent = running?.failure?.message ?? running?.version ?? '';
  // Not a script element: Trusted Types would take its text for code.
  const data = document.createElement('div');
  data.id = BOOT_ELEMENT_ID;
  data.hidden = true;
  data.textContent = JSON.stringify({ ...boot, composition: { ...composition, pillars } });
  document.body.append(data);
  const policy = policyFor(scripts);
  for (const { src, integrity } of scripts) {
    const script = document.createElement('script');
    script.setAttribute('integrity', integrity);
    Object.assign(script, { async: false, crossOrigin: 'anonymous', src: policy.createScriptURL(src) });
    document.body.append(script);
  }
}
