import type { PillarIcon } from '../contracts';
import { IconShape, searchShape } from './icon-shape';

/** Icons for the menu entries of pillars and for the shell's own controls. */
export type IconName =
  | PillarIcon
  | 'menu'
  | 'close'
  | 'previous'
  | 'next'
  | 'retry'
  | 'notice'
  | 'info'
  | 'success'
  | 'warning'
  | 'more'
  | 'share';

// Paths on a 24 by 24 field.
const shapes: Readonly<Record<IconName, string>> = {
  home: 'M3.5 11.2 12 4l8.5 7.2M5.5 9.8V20h4.7v-5.5h3.6V20h4.7V9.8',
  book: 'M12 6.3C10.2 4.9 7.5 4.3 3.5 4.5v13.6c4-.2 6.7.4 8.5 1.9 1.8-1.5 4.5-2.1 8.5-1.9V4.5c-4-.2-6.7.4-8.5 1.8zm0 0V20',
  school: 'M12 4.5 2 9.5l10 5 10-5-10-5zM6 11.8V16c1.5 1.9 3.5 2.8 6 2.8s4.5-.9 6-2.8v-4.2M22 9.5v5.5',
  newspaper: 'M17 8h3.5v9.5a2 2 0 0 1-4 0V4.5h-13v13a2 2 0 0 0 2 2h13M6.5 8h7M6.5 11.8h7M6.5 15.5h4.5',
  library: 'M4 4.5h3.5v15H4zM7.5 7H11v12.5H7.5zM12.7 6.3l3.4-.9 3.7 13.7-3.4.9zM4 16h3.5M7.5 10H11',
  spellcheck: 'M3.5 15 7.8 4h.9L13 15M5 11.3h6.5M11.5 17.5l3 3 6-7',
  search: searchShape,
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.4-3.6 3.2-5.5 7.5-5.5s7.1 1.9 7.5 5.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
  notice: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8v5M12 16.3v.2',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.2M12 7.7v.2',
  success: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8 12.3l2.8 2.8L16 9.5',
  warning: 'M12 4 21 19.5H3L12 4zM12 10v4.2M12 16.8v.2',
  more: 'M12 4.7a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zM12 11.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zM12 17.7a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6z',
  share:
    'M18 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8.2 10.8l7.6-3.6M8.2 13.2l7.6 3.6',
};

/** An icon beside a label. It is hidden from screen readers, so it must have a label. */
export const Icon = ({ name }: { name: IconName }) => <IconShape shape={shapes[name]} />;
