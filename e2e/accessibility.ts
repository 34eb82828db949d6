import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of them that judge colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeResults {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}
/**
 * What axe finds wrong with the page as it stands: one line a fault. `only` colours: by the rules that judge colours, for
 * a page that all rules were tried on and that has changed in nothing else since.
 */
export async function axeViolations(page: Page, only?: 'colours'): Promise<string[]> {
  // Reading axe itself takes longer than most of its rules.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
    {
      runOnly: only === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules },
      resultTypes: ['violations'],
      // None of these rules reads the style sheets, which axe would fetch once more.
      preload: { assets: ['media'] },
    },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`),
  );
}

/** Waits until what changes by and by has changed: colours on their way from one theme to another belong to neither. */
export const transitionsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
