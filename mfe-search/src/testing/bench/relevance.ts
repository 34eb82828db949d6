import { halves, judgedQueries } from '../judged/judged-queries';
import { rankAll, relevanceOf, type RankedQuery } from '../judged/relevance';
import { relevanceEngines } from './relevance-engines';

/**
 * `npm run bench:search` also measures by judged queries how well the results are ranked, for each engine and each half of the
 * queries, and by kind. `npx tsx mfe-search/src/testing/bench/relevance.ts ours` measures only that engine on the tuning half, and
 * lists the queries that have no accepted answer in the first place. The same content gives the same output.
 */
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(9);

function row(label: string, ranked: readonly RankedQuery[]): string {
  const { queries, successAt1, successAt5, mrr } = relevanceOf(ranked);
  const figures = [String(queries).padStart(7), percent(successAt1), percent(successAt5), mrr.toFixed(3).padStart(7)];
  return [label.padEnd(24), ...figures].join(' ');
}

/** Prints the figures of an engine, and returns its ranks in the tuning half. */
async function measure(name: string, onlyTuning: boolean): Promise<readonly RankedQuery[]> {
  const search = relevanceEngines[name]?.();
  if (!search) throw new Error(`unknown engine ${name}`);
  let tuning: readonly RankedQuery[] = [];
  for (const half of onlyTuning ? halves.slice(0, 1) : halves) {
    const ranked = await rankAll(judgedQueries(half), search);
    if (half === 'tuning') tuning = ranked;
    console.log(row(`${name}, ${half}`, ranked));
    for (const kind of new Set(ranked.map((each) => each.kind))) {
      const ofKind = ranked.filter((each) => each.kind === kind);
      console.log(row(`  ${kind}`, ofKind));
    }
  }
  return tuning;
}

async function main(): Promise<void> {
  const [, , chosen] = process.argv;
  console.log('engine, half             queries success@1 success@5     MRR');
  for (const name of chosen === undefined ? Object.keys(relevanceEngines) : [chosen]) {
    const tuning = await measure(name, chosen !== undefined);
    if (chosen === undefined) continue;
    console.log('\nNot in the first place:');
    for (const { kind, query, answers, rank } of tuning) {
      if (rank !== 1) console.log(`${String(rank ?? '-').padStart(3)}  ${kind}: ${query} = ${answers.join(' ')}`);
    }
  }
}

void main();
