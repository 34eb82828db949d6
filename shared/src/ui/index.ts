/** Accessible components and design tokens that the shell and all pillars share. They hold no state and no router. */

// Frames and surfaces
export { Page, PageSection } from './page';
export { PageHeading } from './page-heading';
export { FirstPage } from './first-page';
export { Card } from './card';

// Controls and links
export { Actions } from './actions';
export { Button, ButtonLink } from './button';
export { Breadcrumbs } from './breadcrumbs';
export type { LinkComponent } from './link-component';

// Messages and marks
export { Icon } from './icon';
export type { IconName } from './icon';
export { Notice } from './notice';
export { VisuallyHidden } from './visually-hidden';
export type { Accent } from './accent';
