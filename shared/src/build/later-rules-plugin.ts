import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Compiler } from 'webpack';
import { LATER_RULES_MARK } from '../contracts';

/** What a reader does to a page that has been painted. */
const EVENT = /:(?:hover|active|focus(?:-visible|-within)?|popover-open)\b|::(?:selection|backdrop)/;
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

const classesOf = (rule: Rule): string[] => rule.selector.match(/\.[\w-]+/g) ?? [];
const propertiesOf = (rule: Rule): string[] => rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));

/** Whether they set the same property, or one the other's shorthand: `border` and `border-color`. */
const isSameProperty = (a: string, b: string): boolean => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

/** Whether `rule` would win over `other` only because it comes later. Rules without a class may hold for any element. */
function dependsOnOrder(rule: Rule, other: Rule): boolean {
  const classes = classesOf(rule);
  const canMeet = classes.length === 0 || classesOf(other).some((name) => classes.includes(name));
  return canMeet && propertiesOf(rule).some((a) => propertiesOf(other).some((b) => isSameProperty(a, b)));
}

function rulesIn(node: ChildNode): Rule[] {
  if (node.type === 'rule') return [node];
  return node.type === 'atrule' ? (node.nodes ?? []).flatMap(rulesIn) : [];
}

const isMarked = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'later';
const isAlwaysLater = ({ name, params }: AtRule): boolean =>
  name === 'later' || name === 'keyframes' || (name === 'media' && params.trim() === 'print');
const isForEvents = (rule: Rule): boolean =>
  rule.selectors.every((selector) => EVENT.test(selector.replaceAll(NEGATION, '')));

/**
 * Moves the rules that the first paint does not need behind `LATER_RULES_MARK`: those for paper, animations, those that
 * wait for the reader (`:hover`), and what a style sheet has in `@later`, a block of ours for what is closed at first. A
 * rule stays if a rule after it would lose to it behind the mark. Rules for paper win over those of the screen.
 */
export function moveLaterRules(css: string): string {
  const root = postcss.parse(css);
  const early: ChildNode[] = [];
  const later: ChildNode[] = [];
  // From the end: a rule is compared with those after it that stay.
  for (const node of root.nodes.toReversed()) {
    const isLater =
      (node.type === 'atrule' && isAlwaysLater(node)) ||
      (node.type === 'rule' &&
        isForEvents(node) &&
        !early.flatMap(rulesIn).some((other) => dependsOnOrder(node, other)));
    (isLater ? later : early).unshift(node);
  }
  const textOf = (nodes: readonly ChildNode[]) =>
    nodes.map((node) => (isMarked(node) ? (node.nodes ?? []).join('\n') : node.toString())).join('\n');
  return later.length === 0 ? css : `${textOf(early)}\n${LATER_RULES_MARK}\n${textOf(later)}`;
}

/** Orders the style sheets of a build, before they are minified. */
export class LaterRulesPlugin {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const name = 'LaterRulesPlugin';
    hooks.compilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.css')))
          compilation.updateAsset(file, (source) => new sources.RawSource(moveLaterRules(source.source().toString())));
      });
    });
  }
}
