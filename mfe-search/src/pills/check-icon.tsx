import { IconShape } from '@manna/shared/ui';

const CIRCLE = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z';

/** The icon of a pill that is set, or of one that is not. */
export const CheckIcon = ({ isChecked }: { isChecked: boolean }) => (
  <IconShape shape={isChecked ? `${CIRCLE}M8 12.3l2.8 2.8L16 9.5` : CIRCLE} />
);
