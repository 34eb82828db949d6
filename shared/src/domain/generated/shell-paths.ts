// Written by `npm run codegen` from shell/src/app/descriptor.json.
type Segment = string | number;

export const home = '/';
export const ourStory = '/our-story';
export const gospel = '/gospel';
export const beliefs = '/beliefs';
export const privacy = '/privacy';
export const terms = '/terms';
export const socialMedia = '/social-media';
export const supportUs = '/support-us';
export const store = '/store';
export const help = '/help';
/** /unknown/:slug */
export const unknown = (params: { slug: Segment }): string =>
  `/unknown/${encodeURIComponent(params.slug)}`;
