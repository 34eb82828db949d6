/**
 * Accessible components and design tokens that the shell and all pillars share. They have no state and do not depend on
 * a router.
 */

// Frames and surfaces
export { Page, PageSection } from './page';
export { PageHeading } from './page-heading';
export { FirstPage } from './first-page';
export { Card } from './card';
export { Grid } from './grid';

// Entries
export { EntryCard } from './entry-card';
export { EntryFigure } from './entry-figure';
export type { EntryPicture } from './entry-figure';
export { LanguageNote } from './language-note';
export { Prose } from './prose';
export { ReferenceLink, referenceTitle } from './reference-link';

// Controls and links
export { Actions } from './actions';
export { Button, ButtonLink } from './button';
export type { LinkComponent } from './link-component';
export { PageNumbers } from './page-numbers';
export { countListPages, listPageAddress, readListPage } from './list-pages';

// Messages and marks
export { Icon } from './icon';
export type { IconName } from './icon';
export { IconShape, searchShape } from './icon-shape';
export { Alert } from './alert';
export type { AlertStatus } from './alert';
export { Notice } from './notice';
export { Spinner } from './spinner';
export { formatCount } from './format-count';
export { VisuallyHidden } from './visually-hidden';
export type { Accent } from './accent';
