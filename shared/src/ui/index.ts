/**
 * Accessible components and design tokens that the shell and all pillars share. They have no state and do not depend on
 * a router.
 */

// Frames and surfaces
export { Page, PageSection } from './page/page';
export { PageHead } from './page/page-head';
export { PageHeading } from './page/page-heading';
export { Card } from './entries/card';
export { Grid } from './entries/grid';

// Entries
export { Citation } from './entries/citation';
export { ContentsBeside, FoldedContents } from './entries/contents-list';
export { EntryCard } from './entries/entry-card';
export { EntryFigure, FigureCaption, pictureAttributes } from './entries/entry-figure';
export type { EntryPicture, PictureFiles } from './entries/entry-figure';
export { EntryWorks } from './entries/entry-works';
export type { CitedWork } from './entries/entry-works';
export { LanguageNote } from './page/language-note';
export { articleParts } from './entries/article-parts';
export { DataTable } from './entries/data-table';
export { ScrollBox } from './scroll-box';
export { Prose } from './entries/prose';
export { Shelves } from './entries/shelves';
export { ReferenceLink, referenceTitle } from './reference-link';

// Controls and links
export { Actions } from './actions';
export { Button, ButtonLink, SubmitButton } from './button';
export { FileLink } from './file-link';
export type { LinkComponent } from './link-component';
export { PageNumbers } from './page/page-numbers';
export { countListPages, listPageAddress, readListPage } from './entries/list-pages';

// Messages and marks
export { Icon } from './icon';
export type { IconName } from './icon';
export { IconShape, searchShape } from './icon-shape';
export { Alert } from './alert';
export type { AlertStatus } from './alert';
export { Notice } from './page/notice';
export { Spinner } from './spinner';
export { formatCount } from './format-count';
export { VisuallyHidden } from './visually-hidden';
export type { Accent } from './accent';
