import type { LoaderArgs } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import { NearEntriesDocument } from '../generated/graphql';

/** The loader's response to an unknown entry: 404, with the entries that the path may have meant. */
export async function entryNotFound(path: string, { data }: LoaderArgs): Promise<Response> {
  const { nearEntries } = await data.query(NearEntriesDocument, { path });
  return notFound(
    nearEntries.map(({ name, title, pagePath }) => ({ path: pagePath, label: title ? `${name} (${title})` : name })),
  );
}
