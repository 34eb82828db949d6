import { useSite, useText } from '@manna/shared/runtime';
import { Actions } from '@manna/shared/ui';
import { socialServices } from '../../host/components/social-services';
import { sitePageText } from './site-page-text';
import { ShareAction } from './support-actions';

/** Links to the site's pages on social media. */
export function SocialPages() {
  const text = useText(sitePageText);
  const { socialLinks } = useSite();
  if (socialLinks.length === 0) {
    return (
      <>
        <p>{text.noSocial}</p>
        <Actions>
          <ShareAction />
        </Actions>
      </>
    );
  }
  return (
    <Actions>
      {socialLinks.map(({ service, href }) => (
        <a key={href} href={href} rel="external noreferrer">
          {socialServices[service]}
        </a>
      ))}
    </Actions>
  );
}
