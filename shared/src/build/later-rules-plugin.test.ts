import { LATER_RULES_MARK } from '../contracts';
import { moveLaterRules } from './later-rules-plugin';

/** The rules before and after the mark, without white space. */
const parts = (css: string) =>
  moveLaterRules(css)
    .split(LATER_RULES_MARK)
    .map((part) => part.replaceAll(/\s/g, ''));

describe('the order of the rules in a style sheet', () => {
  it('has those for paper, animations and what a reader does at the end', () => {
    const css = `
      @media print { .a { display: none } }
      @keyframes appear { from { opacity: 0 } }
      .a:hover, .a:focus-visible { color: red }
      .b { color: blue }`;
    expect(parts(css)).toEqual([
      '.b{color:blue}',
      '@mediaprint{.a{display:none}}@keyframesappear{from{opacity:0}}.a:hover,.a:focus-visible{color:red}',
    ]);
  });

  it('has what a sheet marks as later at the end, without the mark’s block', () => {
    expect(
      parts('@later { .menu { color: red } @media (min-width: 9em) { .menu { color: blue } } } .b { top: 0 }'),
    ).toEqual(['.b{top:0}', '.menu{color:red}@media(min-width:9em){.menu{color:blue}}']);
  });

  it('keeps a rule before one of the same element that must win over it', () => {
    const css = '.a:hover { background: red } .b { top: 0 } .a[aria-current] { background-color: blue }';
    expect(moveLaterRules(css)).toBe(css);
    expect(moveLaterRules(':focus-visible { border-radius: 1px } .a { border-radius: 2px }')).not.toContain(
      LATER_RULES_MARK,
    );
    expect(parts('.a:hover { color: red } .a[aria-current] { background: blue }')).toHaveLength(2);
  });

  it('keeps what holds as long as a reader does nothing, and what only some of its selectors wait for', () => {
    for (const css of [
      '.a:not(:focus-within, :has([b])) { top: 0 }',
      '.a:hover, .b { top: 0 }',
      '@media (hover: none) { .a { top: 0 } }',
    ])
      expect(moveLaterRules(css)).toBe(css);
  });
});
