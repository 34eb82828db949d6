import type { HandoutJob } from '../handout-messages';
import { textIn } from '../text-in';
import { bookEpub } from './book-epub';
import { chaptersFlow } from './chapter-flow';
import { entryFlow } from './entry-flow';
import { versePicture } from './verse-picture';
import { writeFlow } from './write-flow';

/** Makes the file. */
export async function makeHandout(job: HandoutJob): Promise<Uint8Array> {
  if (job.kind === 'epub') return bookEpub(job);
  if (job.kind === 'picture') return versePicture(job);
  const { title, subtitle, subject, siteName, address, layout } = job;
  return writeFlow({
    title,
    subtitle,
    subject,
    siteName,
    address,
    layout,
    // Entries are in English, whatever the language of the site's own words.
    language: job.of === 'chapters' ? job.textLanguage : 'en',
    pageOf: textIn(job.language).pageOf,
    blocks: job.of === 'chapters' ? chaptersFlow(job) : entryFlow(job),
  });
}
