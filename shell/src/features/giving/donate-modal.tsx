import type { SiteConfig } from '@manna/shared/contracts';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { takesGifts } from '../../host/components/takes-gifts';
import { donateText } from './donate-text';
import styles from '../../host/modals/modal-content.module.css';

/** The ways to give that this site has set up. */
export function DonateModal() {
  const text = useText(donateText);
  const site = useSite();
  const { donation } = site;
  const byMail = donation.mailTo.length > 0;
  const { online } = donation;
  if (!takesGifts(site)) return <NoDonations />;
  return (
    <div className={styles.stack}>
      <p>{text.lead}</p>
      {byMail && <MailIn {...donation} />}
      {online !== undefined && (
        <section className={styles.section}>
          <h3 className={styles.title}>{text.online}</h3>
          <p>{text.onlineLead}</p>
          <a href={online} rel="external">
            {text.giveNow}
          </a>
        </section>
      )}
      <section className={styles.section}>
        <h3 className={styles.title}>{text.receipts}</h3>
        <p>{text.receiptsLead}</p>
      </section>
    </div>
  );
}

function MailIn({ payableTo, mailTo }: SiteConfig['donation']) {
  const text = useText(donateText);
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{text.byMail}</h3>
      <p>{payableTo === undefined ? text.mailTo : text.payableTo(payableTo)}</p>
      <address className={styles.address}>
        {mailTo.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </section>
  );
}

function NoDonations() {
  const text = useText(donateText);
  return (
    <div className={styles.section}>
      <p>{text.none}</p>
      <Link to="/support-us">{text.supportUs}</Link>
    </div>
  );
}
