import { allowedEdits } from '@manna/shared/domain';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { allowedEditsInWord, SHORTEST_WITHIN } from './near-pages';

export const likeEscaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether a path may be near a slug (see nearPages): a condition that leaves out most of the others. */
export function isNearPath(path: AnyColumn, slug: string): SQL {
  const last = sql`split_part(${path}, '/', -1)`;
  const isOfLength = (text: SQL, edits: number) =>
    sql`length(${text}) between ${slug.length - edits} and ${slug.length + edits}`;
  const name = sql`regexp_replace(${last}, '^(the|an?)-', '')`;
  const word = sql`word`;
  const hasNearWord = sql`exists (
    select from unnest(string_to_array(${last}, '-')) as ${word}
    where starts_with(${word}, ${slug.charAt(0)}) and ${isOfLength(word, allowedEditsInWord(slug))}
  )`;
  return sql`(
    ${isOfLength(name, allowedEdits(slug))} or ${isOfLength(last, allowedEdits(slug))}
    or '-' || ${last} || '-' like ${`%-${likeEscaped(slug)}-%`}
    or position('-' || ${last} || '-' in ${`-${slug}-`}) > 0
    or (length(${last}) >= ${SHORTEST_WITHIN} and (starts_with(${slug}, ${last}) or right(${slug}, length(${last})) = ${last}))
    or ${hasNearWord}
  )`;
}
