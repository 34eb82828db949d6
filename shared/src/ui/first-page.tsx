import type { Crumb } from '../contracts';
import type { Accent } from './accent';
import { Actions } from './actions';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button';
import type { IconName } from './icon';
import type { LinkComponent } from './link-component';
import { Page, PageSection } from './page';
import { Shelves, type Shelf } from './shelves';

interface FirstPageProps {
  as: LinkComponent;
  accent: Accent;
  icon: IconName;
  title: string;
  /** One sentence on what the page is for. */
  lead: string;
  /** The trail to the page; its last step is the page itself. */
  crumbs: readonly Crumb[];
  /** What a reader finds here now: that it is not there yet, and where to go meanwhile. */
  today: { text: string; action: { to: string; label: string; icon: IconName } };
  /** What will be found here, under a title that says so. */
  planned: { title: string; shelves: readonly Shelf[] };
}

/** The page of a part that has its place but not its content yet. Its only links are the trail and today's action. */
export function FirstPage({ as, accent, icon, title, lead, crumbs, today, planned }: FirstPageProps) {
  const { text, action } = today;
  return (
    <Page accent={accent} icon={icon} title={title} lead={lead} breadcrumbs={<Breadcrumbs as={as} crumbs={crumbs} />}>
      <PageSection id="now" title="Today">
        <p>{text}</p>
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
