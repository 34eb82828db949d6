/** Hooks for elements with many interactive parts: one listener on the container, and state for React to render. */
export { useAddressState } from './use-address-state';
export { keepBeside } from './keep-beside';
export { useHoverCard } from './use-hover-card';
export { useListeners } from './use-listeners';
export { usePressWithoutSelection } from './use-press-without-selection';
export { useRovingFocus } from './use-roving-focus';
export { useEarlyText } from './use-early-text';
export { useHydrated } from './use-hydrated';
export { useVoices } from './use-voices';
