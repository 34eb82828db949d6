import { z } from 'zod';
import { verseOsisId, versePlace } from '@manna/shared/domain';
import { ContentError } from '../../base/content-error';
import { playableFile } from '../interactives/playable-file';
import type { Maker } from '../maker';
import { passageOf } from '../passage';
import { optionsOf } from '../pictures/order-options';
import { captionsOf } from './captions';
import { readAlongCard } from './read-along-card';
import { speechTimes } from './speech-times';

const optionsSchema = z.strictObject({
  passage: z.string().min(1),
  /** The title of the picture. */
  title: z.string().min(1),
  /** Words per minute of the voice that the timing assumes, pauses included. */
  wordsPerMinute: z.number().min(60).max(240).default(130),
});

/** Makes a passage of the King James Version with the times of its words, both as data for the player and as WebVTT. */
export const readAlong: Maker = async (order, world) => {
  const { passage: asked, title, wordsPerMinute } = optionsOf(order, optionsSchema);
  const passage = passageOf(world, asked);
  const texts = passage.verses.map(({ number, text }) => ({ number: versePlace(number).verse, text }));
  const { verses, durationMs } = speechTimes(texts, wordsPerMinute);
  const file = playableFile(order, {
    kind: 'read-along',
    title,
    reference: passage.reference,
    language: 'en',
    wordsPerMinute,
    durationMs,
    verses: verses.map((verse, index) => {
      const osis = verseOsisId(passage.verses[index]?.number ?? 0);
      if (osis === undefined) throw new ContentError(`resources/${order.slug} has a verse of no book.`);
      return { osis, ...verse, phrases: [...verse.phrases], words: [...verse.words] };
    }),
  });
  const captions = captionsOf(`${title}, ${passage.reference}`, verses);
  return {
    picture: readAlongCard({ title, reference: passage.reference, caption: order.summary }, verses, durationMs),
    files: [
      file,
      {
        name: `${order.slug}.vtt`,
        label: 'Captions: WebVTT',
        mediaType: 'text/vtt',
        bytes: new TextEncoder().encode(captions),
      },
    ],
    plays: file.name,
  };
};
