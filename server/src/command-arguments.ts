import { parseArgs } from 'node:util';
import { messageOf, StartError } from './start-error';

/** The words of a command line; undefined if it asks for help. Throws a StartError if it has an option that is unknown. */
export function readWords(args: string[], usage: string): string[] | undefined {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return values.help ? undefined : positionals;
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${usage}`);
  }
}
