import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules among them that check colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeResults {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}
/**
 * Runs axe on the page in its current state, and returns one line for each violation. With 'colours' only the colour rules
 * run: enough if all rules have passed and nothing but colours has changed since.
 */
export async function axeViolations(page: Page, only?: 'colours'): Promise<string[]> {
  // Loading axe into the page takes longer than running most of its rules.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
    {
      runOnly: only === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules },
      resultTypes: ['violations'],
      // By default axe downloads the style sheets again, and none of these rules needs them.
      preload: { assets: ['media'] },
    },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`),
  );
}

/** Waits until all CSS transitions have ended, because colours in between two themes belong to neither. */
export const transitionsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
