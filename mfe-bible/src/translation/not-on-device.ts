import type { LoaderArgs } from '@manna/shared/contracts';
import { TranslationChoicesDocument } from '../generated/graphql';
import { deviceText } from './device-text';

interface MissingPassage {
  /** 'Romans 8'. */
  name: string;
  /** Slug of the translation that the URL names. */
  translation: string;
  pathIn: (slug: string) => string;
}

/** What a loader throws if the named translation is not on this device: 503, with the passage in those that are. */
export async function notOnDevice(
  { data, text }: Pick<LoaderArgs, 'data' | 'text'>,
  { name, translation, pathIn }: MissingPassage,
): Promise<Response> {
  const { translations } = await data.query(TranslationChoicesDocument, {});
  const message = text(deviceText).notOnDevice(name, translation.toUpperCase());
  const near = translations.map(({ slug, shortName }) => ({ path: pathIn(slug), label: `${name} (${shortName})` }));
  return Response.json({ message, near }, { status: 503 });
}
