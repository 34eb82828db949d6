import type { Override } from '@manna/shared/contracts';
import { escapeHtml } from '@manna/shared/domain';
import { OVERRIDE_BANNER_ID, OVERRIDE_STATE_ID } from './override-boot';

/** In English only, as everything for developers and operators. It is a form, so it works whatever the code does. */
export const overrideBanner = ({ pillar, base }: Override): string =>
  `<aside id="${OVERRIDE_BANNER_ID}" aria-label="Override"><p><strong>${escapeHtml(pillar)}</strong> runs from <code>${escapeHtml(base)}</code> in this browser. <span id="${OVERRIDE_STATE_ID}" role="status"></span></p><form method="post" action="/overrides/end"><button>Reset</button></form></aside>`;

/** The padding is for the end of the page, which the banner would cover. */
export const overrideBannerCss = `body{padding-block-end:9rem}#${OVERRIDE_BANNER_ID}{position:fixed;z-index:2147483647;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;border-block-start:4px solid #fd0;background:#8a0f0f;color:#fff;font:1rem/1.4 system-ui,sans-serif}#${OVERRIDE_BANNER_ID} p{margin:0;overflow-wrap:anywhere}#${OVERRIDE_BANNER_ID} button{min-block-size:2.75rem;padding:.25rem 1rem;border:2px solid #fff;border-radius:.25rem;background:#fff;color:#8a0f0f;font:inherit;font-weight:700;cursor:pointer}`;
