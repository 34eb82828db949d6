import type { ComponentType } from 'react';
import { ComboboxDemo, FormDemo } from './form-demos';
import { CarouselDemo, ListDemo, PageListDemo, TabsDemo } from './frame-demos';
import { DialogDemo, MenuDemo, PopoverDemo, TooltipDemo } from './popup-demos';
import { AlertDemo, ButtonDemo, CardDemo, IconDemo, MarkDemo, PageNumbersDemo } from './surface-demos';

export interface GallerySection {
  /** Path of its page, without the slash. */
  id: string;
  title: string;
  Demo: ComponentType;
}

/** Every component in every state, one page for each. */
export const sections: readonly GallerySection[] = [
  { id: 'buttons', title: 'Buttons', Demo: ButtonDemo },
  { id: 'cards', title: 'Cards and grids', Demo: CardDemo },
  { id: 'alerts', title: 'Alerts', Demo: AlertDemo },
  { id: 'marks', title: 'Spinner, counts and first icons', Demo: MarkDemo },
  { id: 'icons', title: 'Category icons', Demo: IconDemo },
  { id: 'tooltips', title: 'Tooltips', Demo: TooltipDemo },
  { id: 'popovers', title: 'Popovers', Demo: PopoverDemo },
  { id: 'menus', title: 'Menus', Demo: MenuDemo },
  { id: 'dialogs', title: 'Dialogs', Demo: DialogDemo },
  { id: 'forms', title: 'Controls of forms', Demo: FormDemo },
  { id: 'comboboxes', title: 'Comboboxes', Demo: ComboboxDemo },
  { id: 'carousels', title: 'Carousels', Demo: CarouselDemo },
  { id: 'tabs', title: 'Tabs', Demo: TabsDemo },
  { id: 'page-numbers', title: 'Page numbers', Demo: PageNumbersDemo },
  { id: 'lists', title: 'Long lists', Demo: ListDemo },
  { id: 'page-lists', title: 'Lists as long as the page', Demo: PageListDemo },
];
