import postcss, { type Container, type Document, type Rule } from 'postcss';
import type { Finding } from './finding';

const NEGATION = /:not\([^()]*\)/g;
/** A class, an id, an attribute or the name of a highlight: what a selector needs to mean the pillar's own elements. */
const NAMED = /[.#[]|::highlight\(/;
/** The modals of the kit stop the page behind them from scrolling. */
const OF_THE_KIT = ':root:has(dialog:modal)';

const isInKeyframes = ({ parent }: Rule): boolean => {
  const around: Container | Document | undefined = parent;
  return around?.type === 'atrule' && 'name' in around && String(around.name).endsWith('keyframes');
};

/** Rules of a style sheet that change elements of other pillars or of the shell. */
export function leakingStyles(file: string, css: string): Finding[] {
  const leaking = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    for (const selector of rule.selectors)
      if (selector !== OF_THE_KIT && !NAMED.test(selector.replaceAll(NEGATION, ''))) leaking.add(selector);
  });
  return [...leaking].map((selector) => ({
    rule: 'styles',
    problem: `${file} has a rule for ${selector}, which styles more than this pillar: begin it with a class of a CSS module.`,
  }));
}
