import { createHash } from 'node:crypto';

/** The server bundle of a shell: renders a header and the pillar that the first path segment names, or several with '+'. */
export const SHELL_BUNDLE = `
'use strict';
const { hostname } = require('node:os');
exports.hostModules = { react: { name: 'the one React', host: hostname(), Component: class { render() {} } } };
exports.render = async (request, host) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/shell-throws') throw new Error('the shell threw');
  if (pathname === '/moved') return { kind: 'redirect', status: 301, location: request.url.replace('/moved', '/bible') };
  if (request.override)
    return { kind: 'page', status: 200, html: '<aside>' + request.override.base + '</aside>', failures: [] };
  const failures = [];
  const area = pathname.split('/')[1];
  let main = '';
  for (const name of area.split('+')) {
    if (!request.composition.pillars.some((each) => each.name === name && each.metadata)) continue;
    try {
      main += await (await host.loadPillar(name)).page(pathname, host.query, request.composition);
    } catch (error) {
      failures.push({ pillar: name, kind: 'evaluation', message: error.message });
      main += 'left to the browser';
    }
  }
  const isFound = area === '' || main !== '';
  if (main === '') main = area === '' ? 'Home' : 'Page Not Found';
  const html = '<!doctype html><html lang="' + request.language + '"><title>' + request.site.productName + '</title><meta name="translation" content="' + request.site.defaultTranslation + '"><header>The shell</header><main>' + main +
    '</main><script nonce="' + request.nonce + '" src="' + request.shell.base + 'main.js"></script>';
  return { kind: 'page', status: isFound ? 200 : 404, html, failures };
};
`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const pillarBundle = (body: string): string => `
'use strict';
const react = require('react');
exports.default = { async page(path, query, composition) { ${body} } };
`;

export const CHAPTER_QUERY =
  'query Chapter($id:String!){chapters(osisIds:[$id],translation:"kjv"){title translations{content}}}';

/** Blocks a thread for some milliseconds without using the processor, which other tests need. */
export const blockFor = (ms: string | number): string =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

/** Server bundles of working and of faulty pillars. */
export const pillarBundles = {
  good: pillarBundle(`
    const { chapters } = await query('${sha256(CHAPTER_QUERY)}', { id: 'Gen.1' });
    return react.name + ': ' + chapters[0].title + ': ' + chapters[0].translations[0].content;`),
  throwing: pillarBundle("throw new Error('the pillar threw');"),
  looping: pillarBundle('for (;;);'),
  waiting: pillarBundle('await new Promise(() => undefined);'),
  hanging: pillarBundle(`for (;;) ${blockFor(10)}`),
  dying: pillarBundle('process.exit(3);'),
  forbidden: `require('node:fs'); exports.default = {};`,
  /** Takes as long as a chapter of the Bible pillar. */
  working: pillarBundle(`for (const end = Date.now() + 25; Date.now() < end;); return 'done';`),
  /** Takes long to render. */
  dear: pillarBundle(`${blockFor(40)} return 'at last';`),
  /** Names the pages that it rendered in this process. */
  remembering: `const paths = []; ${pillarBundle("return paths.push(path) && paths.join(' ');")}`,
  /** Leaves behind what fails, and what never ends, after its page. */
  late: pillarBundle(`
    Promise.reject(new Error('too late'));
    setTimeout(() => { for (;;) ${blockFor(10)} }, 5);
    setInterval(() => { throw new Error('too late'); }, 5);
    return 'on time';`),
  /** Takes memory that the heap's limit does not cover. */
  hoarding: pillarBundle('for (const all = [];;) all.push(new Uint8Array(1e7).fill(1));'),
  /** Takes memory of the heap. */
  leaking: pillarBundle('for (const all = [];;) all.push({ all: [1, 2, 3] });'),
  patching: `Array.prototype.join = () => 'changed'; ${pillarBundle("return 'patched';")}`,
  staining: pillarBundle("Object.prototype.className = 'changed'; return 'patched';"),
  /** Changes what all pages share when its page has long been sent, and no timer is left. */
  lingering: pillarBundle(`
    const { value } = Atomics.waitAsync(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    value.then(() => { Array.prototype.join = () => 'changed'; });
    return 'on time';`),
  /** Changes what the shell lends to all pillars. */
  seizing: pillarBundle("try { react.name = 'a changed React'; } catch { return 'refused'; } return 'seized';"),
  /** Changes a class of the shell, of which the pages of all pillars have elements. */
  bending: pillarBundle("react.Component.prototype.render = () => 'changed'; return 'patched';"),
  /** Empties the list of pillars, which the worker keeps for the next pages. */
  emptying: pillarBundle("try { composition.pillars.length = 0; } catch { return 'refused'; } return 'emptied';"),
  snooping: pillarBundle(
    'return JSON.stringify([Object.keys(process.env), typeof process.kill, typeof globalThis.process.exit]);',
  ),
  badQuery: pillarBundle("return JSON.stringify(await query('0123abcd', {}));"),
} as const;
