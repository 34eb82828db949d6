/**
 * Adds the parts of native dialogs and popovers that tests need and jsdom lacks: they open, close, hide closed
 * popovers, and restore the focus. That they are above the page and close on Escape can only be tested in a browser.
 */

const OPEN = 'data-popover-open';
const openers = new WeakMap<Element, Element | null>();

const toggled = (type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') =>
  Object.assign(new Event(type), { newState, oldState: newState === 'open' ? 'closed' : 'open' });

const giveFocusBack = (element: HTMLElement) => {
  const opener = openers.get(element);
  if (element.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
};

function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
}

function close(this: HTMLDialogElement) {
  if (!this.open) return;
  giveFocusBack(this);
  this.open = false;
}

function turn(this: HTMLElement, open: boolean) {
  if (this.hasAttribute(OPEN) === open) return;
  const state = open ? 'open' : 'closed';
  this.dispatchEvent(toggled('beforetoggle', state));
  if (open) openers.set(this, document.activeElement);
  else giveFocusBack(this);
  this.toggleAttribute(OPEN, open);
  // Browsers dispatch this event after the change, not during it.
  queueMicrotask(() => this.dispatchEvent(toggled('toggle', state)));
}

function turnByButton({ target }: Event) {
  const id = target instanceof Element ? target.closest('[popovertarget]')?.getAttribute('popovertarget') : undefined;
  const popup = document.getElementById(id ?? '');
  if (popup) turn.call(popup, !popup.hasAttribute(OPEN));
}

Object.assign(HTMLDialogElement.prototype, { showModal, close });
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    turn.call(this, true);
  },
  hidePopover(this: HTMLElement) {
    turn.call(this, false);
  },
});
document.addEventListener('click', turnByButton);
// jsdom has no layout, so sizes never change.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});
const hides = document.createElement('style');
hides.textContent = `[popover]:not([${OPEN}]) { display: none }`;
document.head.append(hides);
