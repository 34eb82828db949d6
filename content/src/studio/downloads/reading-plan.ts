import { chapterRunOsis, chapterRuns } from '@manna/shared/domain';
import type { Maker } from '../maker';
import { pagesPdf } from '../pages/page-pdf';
import { pagePreview } from '../pages/page-preview';
import { optionsOf } from '../pictures/order-options';
import { sizedChapters } from './bible-chapters';
import { planCover } from './plan-cover';
import { planOptionsSchema } from './plan-options';
import { planPages } from './plan-pages';
import { readingDays } from './reading-days';

/** A plan for reading the whole Bible: a checklist as PDF, and what is read on each day. */
export const readingPlan: Maker = async (order, world) => {
  const options = optionsOf(order, planOptionsSchema);
  const days = readingDays(sizedChapters(world), options.days, options.psalms);
  const pages = [planCover(world, options), ...planPages(world, options, days)];
  const { slug, name, summary } = order;
  const pdf = await pagesPdf(pages, { title: name, subject: summary, keywords: 'Bible, reading plan, checklist' });
  return {
    picture: pagePreview(pages, {
      title: name,
      alt: `The title page of the plan and, behind it, the checklist of its first days.`,
      caption: summary,
      credit: 'Made for this site; the days are balanced by the words of the King James Version.',
    }),
    files: [
      {
        name: `${slug}.pdf`,
        label: `Checklist to print: PDF, A4, ${pages.length} pages`,
        mediaType: 'application/pdf',
        bytes: pdf,
      },
    ],
    plan: days.map(({ old, young, psalms }) => [old, young, psalms].flatMap(chapterRuns).map(chapterRunOsis)),
  };
};
