import vm from 'node:vm';

export { default } from 'jest-runtime';

/**
 * The scripts of this process, by file name.
 * @type {Map<string, { source: string, script: vm.Script }>}
 */
const scripts = new Map();

/**
 * Jest's runtime compiles every module again for every test file, since V8 caches nothing that compileFunction compiles with
 * a callback for import() (https://github.com/nodejs/node/issues/35375). That takes a third of the time of short tests.
 * A script can run in many contexts, with all that V8 has compiled of it before. The callback is not needed: import()
 * in our modules is a require() by then.
 * @type {typeof vm.compileFunction}
 */
function compileOnce(source, parameters = [], { filename = '', parsingContext } = {}) {
  let compiled = scripts.get(filename);
  if (compiled?.source !== source) {
    const head = `(function (${parameters.join(', ')}) {`;
    compiled = { source, script: new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
    scripts.set(filename, compiled);
  }
  /** @type {unknown} */
  const compiledFunction = parsingContext
    ? compiled.script.runInContext(parsingContext)
    : compiled.script.runInThisContext();
  return /** @type {ReturnType<typeof vm.compileFunction>} */ (compiledFunction);
}

vm.compileFunction = compileOnce;
