import { Component } from 'react';

interface Props {
  /** Ids of the panels in document order. */
  order: readonly number[];
}

interface PanelState {
  places: [HTMLElement, number][];
  focused: Element | null;
}

/**
 * Keeps the scroll position of each panel, and the focus, when panels change their order: a browser drops both for an
 * element that moves in the document. Only a class component can read them before the document changes. Renders
 * nothing.
 */
export class KeepScrolled extends Component<Props> {
  override getSnapshotBeforeUpdate({ order }: Props): PanelState | null {
    if (order.join() === this.props.order.join()) return null;
    const panels = [...document.querySelectorAll<HTMLElement>('[data-scrolls]')];
    return { places: panels.map((panel) => [panel, panel.scrollTop]), focused: document.activeElement };
  }

  override componentDidUpdate(_before: Props, _state: unknown, before: PanelState | null) {
    if (!before) return;
    for (const [panel, top] of before.places) if (panel.scrollTop !== top) panel.scrollTop = top;
    const { focused } = before;
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected)
      focused.focus({ preventScroll: true });
  }

  override render() {
    return null;
  }
}
