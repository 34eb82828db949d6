import { Component, type ReactNode, type RefObject } from 'react';
import { MULTI_PANEL_CLASS } from './dashboard-mark';

interface Props {
  multiPanel: boolean;
  /** The main panel, which scrolls by itself where it is one of several. */
  mainPanel: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Marks the body of a page of several panels, and keeps the reader's place when the page becomes one, or is one no more:
 * what scrolls then is another element. React says where a page stood before it changes only to a class.
 */
export class KeepPlace extends Component<Props> {
  /** The place of a main panel that is out of sight, behind another one of a phone: until it comes it can have none. */
  private awaited: number | null = null;

  override componentDidMount() {
    this.mark();
  }

  override getSnapshotBeforeUpdate({ multiPanel, mainPanel }: Props): number | null {
    if (multiPanel === this.props.multiPanel) return null;
    return this.awaited ?? Math.max(window.scrollY, mainPanel.current?.scrollTop ?? 0);
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: number | null) {
    this.mark();
    const wanted = place ?? this.awaited;
    if (wanted === null) return;
    const { multiPanel, mainPanel } = this.props;
    const isHidden = multiPanel && mainPanel.current?.checkVisibility() === false;
    this.awaited = isHidden ? wanted : null;
    if (isHidden) return;
    mainPanel.current?.scrollTo(0, wanted);
    if (place !== null) window.scrollTo(0, place);
  }

  private mark() {
    document.body.classList.toggle(MULTI_PANEL_CLASS, this.props.multiPanel);
  }

  override render() {
    return this.props.children;
  }
}
