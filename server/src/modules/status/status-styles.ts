import { pageColors } from '../responses/page-colors';
import { pagePolicy } from '../responses/page-policy';

/** Styles of the status page. */
export const statusStyles = `${pageColors}
:root{--ground:#f6f0e4;--good:#1d6339;--warn:#7a4d00;--bad:#9c2a22}
@media(prefers-color-scheme:dark){:root{--ground:#1f1c18;--good:#8fd3a4;--warn:#f0c673;--bad:#f0938a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main,footer{max-inline-size:76rem;margin-inline:auto;padding:1rem clamp(.75rem,3vw,2rem)}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem;padding-block-start:1.5rem}
h1{margin:0;font:600 1.75rem/1.25 Georgia,serif}
h2{margin:2rem 0 .75rem;font:600 1.25rem/1.3 Georgia,serif}
h3{flex:1;margin:0;font-size:1.0625rem;line-height:1.4}
h3 code{display:block;font-weight:400}
p,dl,dd,ul{margin:0;padding:0}
.line{flex-basis:100%;color:var(--soft)}
code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
a{color:var(--accent)}
.tiles,.parts{display:grid;gap:.75rem}
.tiles{grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}
.parts{grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr))}
.tiles>div,article,.facts{padding:.875rem 1rem;border:1px solid var(--rule);border-radius:.75rem;background:var(--paper)}
dt{color:var(--soft);font-size:.875rem}
.tiles dd{font-size:1.125rem;font-weight:600;overflow-wrap:anywhere}
.tiles small{display:block;color:var(--soft);font-size:.875rem;font-weight:400}
article{display:flex;flex-direction:column;gap:.625rem}
.top{display:flex;justify-content:space-between;align-items:baseline;gap:.25rem .75rem}
.badge{border:1px solid currentcolor;border-radius:1rem;padding:0 .625rem;font-size:.875rem;font-weight:600;white-space:nowrap}
.good{color:var(--good)}.warn{color:var(--warn)}.bad{color:var(--bad)}.calm{color:var(--soft)}
.facts,.about{display:grid;grid-template-columns:minmax(4rem,auto) 1fr;gap:.25rem 1rem}
.facts dd,.about dd{min-inline-size:0;overflow-wrap:anywhere}
.counts{display:grid;grid-template-columns:repeat(auto-fill,minmax(4.25rem,1fr));gap:.375rem .5rem;margin-block-start:auto;border-block-start:1px solid var(--rule);padding-block-start:.625rem}
.counts div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.counts dd{font-size:1.125rem;font-weight:600;font-variant-numeric:tabular-nums}
.note{border-inline-start:3px solid currentcolor;padding-inline-start:.625rem;overflow-wrap:anywhere}
@media(max-width:40rem){.facts{grid-template-columns:1fr;gap:0}.facts dd{margin-block-end:.5rem}}
footer{padding-block-end:2rem;color:var(--soft)}
footer a{display:inline-block;min-block-size:1.5rem;margin-inline-end:1rem}`;

/** The page runs nothing, and has no other styles than its own. */
export const statusHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': pagePolicy({ css: statusStyles, images: 'data:', frames: "'none'" }),
};
