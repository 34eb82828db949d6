import vm from 'node:vm';

const compile = (source: string, parsingContext?: vm.Context) =>
  vm.compileFunction(source, ['value'], {
    filename: '/modules/tested.js',
    ...(parsingContext && { parsingContext }),
  }) as (value?: unknown) => unknown;

describe("jest's runtime", () => {
  it('gives each test file its own modules, although it compiles them once', () => {
    const source = 'globalThis.count = (globalThis.count ?? 0) + value; return globalThis.count;';
    const [one, other] = [vm.createContext(), vm.createContext()];
    expect(compile(source, one)(1)).toBe(1);
    expect(compile(source, one)(1)).toBe(2);
    expect(compile(source, other)(1)).toBe(1);
  });

  it('compiles a module again when its source has changed', () => {
    expect(compile('return value + 1')(1)).toBe(2);
    expect(compile('return value + 2')(1)).toBe(3);
  });

  it('names the line and column that an error comes from', () => {
    const failed = (source: string) => {
      try {
        compile(source, vm.createContext())();
      } catch (error) {
        return (error as Error).stack;
      }
      return undefined;
    };
    expect(failed("throw new Error('first line')")).toContain('/modules/tested.js:1:7');
    expect(failed("\nthrow new Error('second line')")).toContain('/modules/tested.js:2:7');
  });
});
