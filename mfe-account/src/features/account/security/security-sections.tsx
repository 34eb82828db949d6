import { accountPaths } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ButtonLink, PageSection } from '@manna/shared/ui';
import { AccountDeletion } from './account-deletion';
import { DeviceList } from './device-list';
import sections from '../sections.module.css';
import styles from './security.module.css';
import { securityText } from './security-text';

/** Path on the accounts server with passkeys and password. */
const SECURITY = '/security';

/** What only signed-in readers have: their devices, passkeys and password, and the end of the account. */
export function SecuritySections() {
  const text = useText(securityText);
  return (
    <>
      <PageSection id="security" title={text.title}>
        <div className={sections.columns}>
          <DeviceList />
          <section className={sections.part} aria-labelledby="passkeys-title">
            <h3 id="passkeys-title" className={sections.heading}>
              {text.passkeys}
            </h3>
            <p className={styles.hint}>{text.passkeysHint}</p>
            <div>
              <ButtonLink as={Link} to={`${accountPaths.account}?mdl=account&mdl-path=${encodeURIComponent(SECURITY)}`}>
                {text.openSecurity}
              </ButtonLink>
            </div>
          </section>
        </div>
      </PageSection>
      <PageSection id="deletion" title={text.deletion}>
        <AccountDeletion />
      </PageSection>
    </>
  );
}
