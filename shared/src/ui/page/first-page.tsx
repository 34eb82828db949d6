import type { Accent } from '../accent';
import { Actions } from '../actions';
import { ButtonLink } from '../button';
import type { IconName } from '../icon';
import type { LinkComponent } from '../link-component';
import { Page, PageSection } from './page';
import { Shelves, type Shelf } from '../entries/shelves';

interface FirstPageProps {
  as: LinkComponent;
  accent: Accent;
  icon: IconName;
  title: string;
  /** One sentence about the purpose of the page. */
  lead: string;
  /** A titled section on what is here now: that the content is missing, and where to go meanwhile. */
  today: { title: string; text: string; action: { to: string; label: string; icon: IconName } };
  /** A titled section on what will be here. */
  planned: { title: string; shelves: readonly Shelf[] };
}

/** The page of a part without content yet. Its only link is the current action. */
export function FirstPage({ as, accent, icon, title, lead, today, planned }: FirstPageProps) {
  const { action } = today;
  return (
    <Page accent={accent} icon={icon} title={title} lead={lead}>
      <PageSection id="now" title={today.title}>
        <p>{today.text}</p>
        <Actions>
          <ButtonLink as={as} to={action.to} icon={action.icon} look="filled">
            {action.label}
          </ButtonLink>
        </Actions>
      </PageSection>
      <PageSection id="shelves" title={planned.title}>
        <Shelves shelves={planned.shelves} />
      </PageSection>
    </Page>
  );
}
