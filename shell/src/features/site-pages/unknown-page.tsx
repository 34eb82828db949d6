import { defineRoute } from '@manna/shared/contracts';
import { Link, useParams, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, Page } from '@manna/shared/ui';
import { sitePageText } from './site-page-text';

/** Where an entry of a kind leads that the site does not know. */
function UnknownPage() {
  const text = useText(sitePageText);
  const { slug = '' } = useParams();
  return (
    <Page title={text.unknown} lead={text.unknownText(slug)}>
      <Actions>
        <ButtonLink as={Link} to="/search" icon="search" look="filled">
          {text.search}
        </ButtonLink>
        <ButtonLink as={Link} to="/" icon="home">
          {text.home}
        </ButtonLink>
      </Actions>
    </Page>
  );
}

export const route = defineRoute({
  meta: ({ text, url }) => ({
    metaTitle: text(sitePageText).unknown,
    description: text(sitePageText).unknown,
    canonicalPath: url.pathname,
    // Any word has such a page.
    noindex: true,
    breadcrumbs: [],
  }),
  Component: UnknownPage,
});
