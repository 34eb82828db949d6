import { labelOf } from '@manna/shared/domain';
import { Link, useExtensions, useLanguage, useSite, useText } from '@manna/shared/runtime';
import { Actions } from '@manna/shared/ui';
import { takesGifts } from '../../host/components/takes-gifts';
import { ModalLink } from '../../host/modals/modal-link';
import { sitePageText } from './site-page-text';
import styles from './support-actions.module.css';

/** The ways to support this site that are set up. */
export function SupportActions() {
  const text = useText(sitePageText);
  const site = useSite();
  const { contactForm } = site;
  const language = useLanguage();
  const links = useExtensions('supportLinks');
  const forGifts = takesGifts(site);
  return (
    <div className={styles.support}>
      {!forGifts && <p>{text.noGifts}</p>}
      <Actions>
        {forGifts && (
          <ModalLink name="donate" className={styles.action}>
            {text.give}
          </ModalLink>
        )}
        <ShareAction />
        <ModalLink name="join" className={styles.action}>
          {text.join}
        </ModalLink>
        <ModalLink name="contribute" className={styles.action}>
          {text.contribute}
        </ModalLink>
        {links.map(({ key, page }) => (
          <Link key={key} to={page.path} className={styles.action}>
            {labelOf(page, language)}
          </Link>
        ))}
        {contactForm !== undefined && (
          <a href={contactForm} rel="external noreferrer" className={styles.action}>
            {text.write}
          </a>
        )}
      </Actions>
    </div>
  );
}

/** Opens the share modal. */
export function ShareAction() {
  return (
    <ModalLink name="share" className={styles.action}>
      {useText(sitePageText).share}
    </ModalLink>
  );
}
