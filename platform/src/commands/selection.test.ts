import { selectSuites } from './selection.mjs';

const all = ['lint', 'unit', 'e2e'];

describe('a contributor who runs the tests', () => {
  it('gets all suites where nothing is asked for', () => {
    expect(selectSuites(all, [])).toEqual({ names: all });
  });

  it('gets only those asked for, in their usual order', () => {
    expect(selectSuites(all, ['--only', 'unit,lint'])).toEqual({ names: ['lint', 'unit'] });
  });

  it('gets all but those left out', () => {
    expect(selectSuites(all, ['--skip', 'e2e'])).toEqual({ names: ['lint', 'unit'] });
  });

  it('is told which suites there are where one is misspelt', () => {
    expect(selectSuites(all, ['--only', 'units'])).toEqual({
      problem: "There is no suite 'units'; there are lint, unit, e2e.",
    });
  });

  it.each([[['lint']], [['--only']], [['--only', 'lint', 'unit']]])('is told how to ask after %j', (args) => {
    expect(selectSuites(all, args)).toEqual({
      problem: 'Give --only or --skip and a list of lint, unit, e2e, parted by commas.',
    });
  });
});
