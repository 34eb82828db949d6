/**
 * Components that few pages need for their first paint: import them from the chunk that uses them. They are accessible,
 * have no router and no store, and get all texts as props.
 */

// What opens over the page
export { Dialog } from './dialog';
export { Menu } from './menu';
export { Popover } from './popover';
export { Tooltip } from './tooltip';

// Controls of forms
export { Combobox } from './combobox';
export { Field } from './field';
export { RadioGroup } from './radio-group';
export { Select } from './select';
export type { Choice } from './select';
export { Switch } from './switch';

// Frames
export { FailureBoundary } from './failure-boundary';
export { Carousel } from './carousel';
export type { Slide } from './carousel';
export { Tabs } from './tabs';
export type { Tab } from './tabs';
export { VirtualList } from './virtual-list';

// Marks and rules
export { DayCard } from './day-card';
export { CategoryLinks } from './category-links';
export { CategoryFrame } from './category-frame';
export { CategoryIcon } from './category-icon';
export { matchesTerms } from './matches-terms';
export type { MenuOption } from './menu-option';
