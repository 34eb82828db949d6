import { DEFAULT_STOP_AT } from '@manna/shared/contracts';
import { Option, type Command } from 'commander';
import { wholeNumber } from '../command-line/numbers';
import { canaryBegun, canaryChanged, canaryEnded, canaryPromoted, fallbackSet } from './canary-changes';
import type { Environment } from './environment';
import { cohortNames, percentage, perhapsPinning, type ChangeOptions, type PinOptions } from './options';
import { releaseFiles, verifiedPin } from './releases';

type Edit = Parameters<Environment['change']>[0];
type Change = (file: string, options: ChangeOptions, edit: Edit) => Promise<void>;

interface CanaryOptions extends Omit<PinOptions, 'base'> {
  base?: string;
  percent?: number;
  cohort?: string[];
  stopAbove?: number;
  stopSlower?: number;
  stopAfter?: number;
  promote?: true;
  stop?: true;
}

const SETTINGS = [
  'base',
  'release',
  'version',
  'signedBy',
  'percent',
  'cohort',
  'stopAbove',
  'stopSlower',
  'stopAfter',
];

/** Adds the commands for releases beside the stable one. */
export function addCanaryCommands(program: Command, change: Change): void {
  const canary = perhapsPinning(program.command('canary'))
    .description('gives a release of a pillar to some of the visitors, and makes it the stable one if it proves itself')
    .option('--percent <number>', 'how many of the visitors get it; 0 for none but the cohorts', percentage)
    .option('--cohort <name...>', 'visitors who get it whatever the percent; none for no cohort', cohortNames)
    .option(
      '--stop-above <points>',
      `gateways stop it if its share of failed pages is so many percentage points above that of the stable release (default: ${DEFAULT_STOP_AT.failedPercentAboveStable})`,
      percentage,
    )
    .option(
      '--stop-slower <points>',
      `the same for its share of pages that are slow or move (default: ${DEFAULT_STOP_AT.slowPercentAboveStable})`,
      percentage,
    )
    .option(
      '--stop-after <pages>',
      `but not before they have counted so many of its pages (default: ${DEFAULT_STOP_AT.minPages})`,
      wholeNumber,
    )
    .addOption(new Option('--promote', 'make it the stable release, to the byte').conflicts([...SETTINGS, 'stop']))
    .addOption(new Option('--stop', 'end it: all visitors get the stable release').conflicts(SETTINGS));
  canary.action(async (file: string, pillar: string, options: CanaryOptions) => {
    const { base, percent, cohort: cohorts, stopAfter: minPages } = options;
    const { stopAbove: failedPercentAboveStable, stopSlower: slowPercentAboveStable } = options;
    const settings = { percent, cohorts, failedPercentAboveStable, slowPercentAboveStable, minPages };
    if (options.promote) return change(file, options, canaryPromoted(pillar));
    if (options.stop) return change(file, options, canaryEnded(pillar));
    if (base !== undefined) {
      if (percent === undefined && !cohorts?.length)
        canary.error('error: say with --percent how many of the visitors get it, or with --cohort which ones');
      const pin = await verifiedPin(releaseFiles(options.site), pillar, { ...options, base });
      return change(file, options, canaryBegun(pillar, pin, settings));
    }
    if (Object.values(settings).every((value) => value === undefined))
      canary.error(
        'error: say what is to change: --base, --percent, --cohort, --stop-above, --stop-slower, --stop-after, --promote or --stop',
      );
    return change(file, options, canaryChanged(pillar, settings));
  });

  const fallback = perhapsPinning(program.command('fallback'))
    .description('sets the release that a gateway uses while it cannot load the stable one')
    .addOption(new Option('--remove', 'have none').conflicts(['base', 'release', 'version', 'signedBy']));
  fallback.action(async (file: string, pillar: string, options: CanaryOptions & { remove?: true }) => {
    const { base } = options;
    if (options.remove) return change(file, options, fallbackSet(pillar, undefined));
    if (base === undefined) return fallback.error('error: say with --base which release, or --remove');
    const pin = await verifiedPin(releaseFiles(options.site), pillar, { ...options, base });
    return change(file, options, fallbackSet(pillar, pin));
  });
}
