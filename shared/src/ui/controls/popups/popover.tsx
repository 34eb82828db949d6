import type { ReactNode } from 'react';
import { PopupButton, type PopupButtonLook } from './popup-button';
import popupStyles from './popup.module.css';
import { usePopup } from './use-popup';

interface PopoverProps extends PopupButtonLook {
  /** Accessible name of the panel, if it differs from the button's. */
  title?: string;
  children: ReactNode;
}

/** A button that opens a panel beside it, also before hydration. */
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
