import { selectSuites } from './selection.mjs';

const all = ['lint', 'unit', 'e2e'];

describe('selectSuites', () => {
  it('all suites are selected if there are no arguments', () => {
    expect(selectSuites(all, [])).toEqual({ names: all, isThorough: false });
  });

  it('--only selects the named suites, in their usual order', () => {
    expect(selectSuites(all, ['--only', 'unit,lint'])).toEqual({ names: ['lint', 'unit'], isThorough: false });
  });

  it('--skip selects all suites but the named ones', () => {
    expect(selectSuites(all, ['--skip', 'e2e'])).toEqual({ names: ['lint', 'unit'], isThorough: false });
  });

  it.each([[['--thorough', '--only', 'e2e']], [['--only', 'e2e', '--thorough']]])(
    '%j selects the suites named, and the tests that take long',
    (args) => {
      expect(selectSuites(all, args)).toEqual({ names: ['e2e'], isThorough: true });
    },
  );

  it('an unknown suite is reported with the names of all suites', () => {
    expect(selectSuites(all, ['--only', 'units'])).toEqual({
      problem: "There is no suite 'units'; there are lint, unit, e2e.",
    });
  });

  it.each([[['lint']], [['--only']], [['--only', 'lint', 'unit']]])(
    'the invalid arguments %j are reported with the valid ones',
    (args) => {
      expect(selectSuites(all, args)).toEqual({
        problem: 'Give --only or --skip and a list of lint, unit, e2e, separated by commas.',
      });
    },
  );
});
