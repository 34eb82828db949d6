import { defineRoute } from '@manna/shared/contracts';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { Page } from '@manna/shared/ui';
import {
  AttributionsDocument,
  SitePageDocument,
  type AttributionsQuery,
  type SitePageQuery,
} from '../../generated/graphql';
import { Attributions } from './attributions';
import { sitePageIcon } from './site-page-icons';
import { sitePageText } from './site-page-text';
import { SitePageWords } from './site-page-words';
import { SocialPages } from './social-pages';
import { StoreLink } from './store-link';
import { SupportActions } from './support-actions';

interface SitePageData {
  page: NonNullable<SitePageQuery['sitePage']>;
  attributions: AttributionsQuery['attributions'];
}

/** One of the site's own pages, from the content. */
function SitePage({ data: { page, attributions } }: { data: SitePageData }) {
  return (
    <Page title={<span lang={page.language}>{page.title}</span>} accent="red">
      <SitePageWords words={page} />
      {page.shows === 'attributions' && <Attributions attributions={attributions} around={page.language} />}
      {page.shows === 'social' && <SocialPages />}
      {page.shows === 'store' && <StoreLink />}
      {page.shows === 'support' && <SupportActions />}
    </Page>
  );
}

export const route = defineRoute<SitePageData>({
  async loader({ url, data, language }) {
    const [, written = ''] = url.pathname.split('/');
    const slug = written.toLowerCase();
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw notFound();
    const { sitePage } = await data.query(SitePageDocument, { slug, language });
    if (!sitePage) throw notFound();
    if (slug !== written) throw redirectTo(`/${slug}${url.search}`, 301);
    const { attributions } =
      sitePage.shows === 'attributions' ? await data.query(AttributionsDocument, {}) : { attributions: [] };
    return { page: sitePage, attributions };
  },
  meta: ({ data: { page }, text }) => ({
    metaTitle: page.title,
    description: page.description,
    canonicalPath: `/${page.slug}`,
    breadcrumbs: [
      { path: '/', fragment: text(sitePageText).home, icon: 'home' },
      {
        path: `/${page.slug}`,
        fragment: page.title,
        language: page.language,
        icon: sitePageIcon(page.slug),
        iconColor: 'red',
      },
    ],
    opengraph: { type: 'article' },
  }),
  Component: SitePage,
});
