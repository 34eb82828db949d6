/**
 * Components that few pages need for their first paint: import them from the chunk that uses them. They are accessible,
 * have no router and no store, and get all texts as props.
 */

// What opens over the page
export { Dialog } from './popups/dialog';
export { Menu } from './choice/menu';
export { Popover } from './popups/popover';
export { Tooltip } from './popups/tooltip';

// Controls of forms
export { Combobox } from './choice/combobox';
export { Field } from './choice/field';
export { HandoutForm } from './handout-form';
export { RadioGroup } from './choice/radio-group';
export { Select } from './choice/select';
export type { Choice } from './choice/select';
export { Switch } from './choice/switch';

// Frames
export { Steps } from './steps';
export { FailureBoundary } from './failure-boundary';
export { Carousel } from './lists/carousel';
export type { Slide } from './lists/carousel';
export { Tabs } from './lists/tabs';
export type { Tab } from './lists/tabs';
export { FacetLinks } from './lists/facet-links';
export { PictureTile } from './lists/picture-tile';
export { VirtualGrid } from './lists/virtual-grid';
export { VirtualList } from './lists/virtual-list';

// Marks and rules
export { BookChart } from './book-chart';
export { DayCard } from './day-card';
export { CategoryLinks } from './category-links';
export { CategoryFrame } from './category-frame';
export { CategoryIcon } from './category-icon';
export { matchesTerms } from './choice/matches-terms';
export type { MenuOption } from './choice/menu-option';
