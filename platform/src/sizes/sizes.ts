/** `npm run sizes`: prints the sizes of the build in dist, and fails if a part is over its limit. */
import path from 'node:path';
import { measureSizes, sizeTable, tooLarge } from './measure-sizes';

const dist = path.resolve(import.meta.dirname, '../../../dist');

try {
  const lines = measureSizes(dist);
  console.log(sizeTable(lines));
  const faults = tooLarge(lines);
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`There is no whole build in ${dist} to weigh; run npm run build first. ${reason}`);
  process.exitCode = 1;
}
