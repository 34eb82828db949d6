import { defineRoute } from '@manna/shared/contracts';
import { labelOf } from '@manna/shared/domain';
import { Link, useExtensions, useLanguage, useParams, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, Page } from '@manna/shared/ui';
import { sitePageText } from './site-page-text';

/** The page of an entry whose type the site does not know. */
function UnknownPage() {
  const text = useText(sitePageText);
  const language = useLanguage();
  const { slug = '' } = useParams();
  const actions = useExtensions('headerActions');
  return (
    <Page title={text.unknown} lead={text.unknownText(slug)}>
      <Actions>
        {actions.map((action) => (
          <ButtonLink key={action.key} as={Link} to={action.page.path} icon={action.page.icon} look="filled">
            {labelOf(action, language)}
          </ButtonLink>
        ))}
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
    // Every unknown slug has this page.
    noindex: true,
    breadcrumbs: [],
  }),
  Component: UnknownPage,
});
