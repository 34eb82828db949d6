import type { SourceText } from '../base/source';
import { joinTexts } from './join-imported';

const licence = (source: string) => ({ source, version: '426.0', licence: 'Public domain', attribution: source });
const textOf = (slug: string, source = slug): SourceText => ({
  translation: {
    slug,
    name: `The ${slug}`,
    shortName: slug,
    language: 'en',
    direction: 'ltr',
    year: 2020,
    licence: 'Public domain',
    contains: { testaments: 'whole', chapters: 0, verses: 0, omitted: 0, incomplete: 0, features: [] },
  },
  chapters: [],
  licences: [licence(source)],
  counts: {},
  skipped: [],
});

test('an import with the slug of a packaged translation takes its place and says so', () => {
  const texts = joinTexts(
    [textOf('kjv'), textOf('web', 'package'), textOf('wlc')],
    [textOf('rv1909'), textOf('web', 'module')],
  );
  expect(texts.map(({ translation }) => translation.slug)).toEqual(['kjv', 'web', 'wlc', 'rv1909']);
  expect(texts[1]?.licences.map(({ source }) => source)).toEqual(['module']);
  expect(texts[1]?.skipped).toEqual([
    {
      source: 'web',
      ref: 'web',
      reason: "The imported The web, version 426.0, is used instead of the text of the site's own package.",
    },
  ]);
});

test('the licence of the packaged King James Version stays, because the release is made from it', () => {
  const [kjv] = joinTexts([textOf('kjv', 'package')], [textOf('kjv', 'module')]);
  expect(kjv?.licences.map(({ source }) => source)).toEqual(['package', 'module']);
});

test('no import replaces the Hebrew text', () => {
  expect(() => joinTexts([textOf('kjv'), textOf('wlc')], [textOf('wlc')])).toThrow('The import wlc has the slug of');
});
