import { articlesResourcesPaths, embedFrame, embedPath } from '@manna/shared/domain';
import { z } from 'zod';
import { picturePath, type EmbedTarget } from './embed-target';

const MAX_PIXELS = 4_096;
const pixels = z.coerce.number().int().min(1).max(MAX_PIXELS);

/** The query of the oEmbed endpoint, https://oembed.com. */
export const oembedQuery = z.object({
  url: z.string().min(1).max(2_048),
  maxwidth: pixels.optional(),
  maxheight: pixels.optional(),
  format: z.enum(['json', 'xml']).default('json'),
});
export type OembedSize = Pick<z.infer<typeof oembedQuery>, 'maxwidth' | 'maxheight'>;

/** The size of a frame with a passage, and of what a frame has around a picture. CSS pixels. */
const FRAME = { width: 560, height: 280, around: 200 };

/** The size of a picture within these limits, with its own proportions. */
function fitted({ width, height }: { width: number; height: number }, { maxwidth, maxheight }: OembedSize) {
  const scale = Math.min(1, (maxwidth ?? width) / width, (maxheight ?? height) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What a map says is beside it, so that it is embedded with its page's frame. */
const MAPS = `${articlesResourcesPaths.resourcesCategory({ category: 'maps' })}/`;

/** The oEmbed response for a picture ('photo') or for a passage or map ('rich'). */
export function oembedOf(
  target: EmbedTarget,
  { maxwidth, maxheight }: OembedSize,
  { origin, productName }: { origin: string; productName: string },
): Readonly<Record<string, unknown>> {
  const common = {
    version: '1.0',
    title: target.title,
    author_name: target.kind === 'picture' ? target.image.credit : target.translation.name,
    provider_name: productName,
    provider_url: `${origin}/`,
    cache_age: 86_400,
  };
  if (target.kind === 'picture' && !target.path.startsWith(MAPS)) {
    const size = fitted(target.image, { maxwidth, maxheight });
    const file = picturePath(target.image, size.width);
    // The file of the next smaller width, in the proportions of the picture.
    const width = Math.min(size.width, file.width);
    const height = Math.round((target.image.height / target.image.width) * width);
    return { ...common, type: 'photo', url: origin + file.path, width, height };
  }
  const width = Math.min(FRAME.width, maxwidth ?? FRAME.width);
  const height = Math.min(
    target.kind === 'picture'
      ? Math.round((target.image.height / target.image.width) * width) + FRAME.around
      : FRAME.height,
    maxheight ?? Infinity,
  );
  const html = embedFrame({ url: origin + embedPath(target.path), title: target.title, width, height });
  return { ...common, type: 'rich', html, width, height };
}
