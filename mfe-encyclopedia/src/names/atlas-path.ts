import { encyclopediaPaths } from '@manna/shared/domain';

/** The path of the atlas with a place chosen. */
export const atlasPathOf = ({ pagePath }: { pagePath: string }): string =>
  `${encyclopediaPaths.atlas}?place=${pagePath.slice(pagePath.lastIndexOf('/') + 1)}`;
