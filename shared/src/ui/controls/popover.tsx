import type { ReactNode } from 'react';
import { PopupButton, type PopupButtonLook } from './popup-button';
import popupStyles from './popup.module.css';
import { usePopup } from './use-popup';

interface PopoverProps extends PopupButtonLook {
  /** Name of the panel that opens, where it is another than the button's. */
  title?: string;
  children: ReactNode;
}

/** A button and the panel that it opens beside itself, also before scripts run. */
export function Popover({ title, children, ...look }: PopoverProps) {
  const { buttonProps, popupProps } = usePopup();
  return (
    <>
      <PopupButton {...look} {...buttonProps} aria-haspopup="dialog" />
      <div {...popupProps} role="dialog" aria-label={title ?? look.label} className={popupStyles.popup}>
        {children}
      </div>
    </>
  );
}
