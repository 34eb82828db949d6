import { InvalidArgumentError } from 'commander';

/** Reads the number of an option. */
export const wholeNumber = (value: string): number => {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('must be a whole number from 1 on');
  return Number(value);
};
