import { Component, type ReactNode, type RefObject } from 'react';
import { MULTI_PANEL_CLASS } from './dashboard-mark';

interface Props {
  multiPanel: boolean;
  /** The main panel, which scrolls by itself where it is one of several. */
  mainPanel: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What a page was like before it changed. */
interface Snapshot {
  /** It becomes one of several panels, or is one no more. */
  changes: boolean;
  /** Its main panel was in sight. */
  isShown: boolean;
}

/**
 * Marks the body of a page of several panels, and keeps the reader's place when the page becomes one, or is one no more:
 * what scrolls then is another element. React says where a page stood before it changes only to a class.
 */
export class KeepPlace extends Component<Props> {
  /** Where the main panel was left that is out of sight, behind another one of a phone: there it has no place. */
  private left = 0;

  override componentDidMount() {
    this.mark();
  }

  override getSnapshotBeforeUpdate({ multiPanel, mainPanel }: Props): Snapshot | null {
    const changes = multiPanel !== this.props.multiPanel;
    // To ask where a page stands costs its layout: a page of one panel is left alone.
    if (!changes && !multiPanel) return null;
    const isShown = this.isShown();
    if (isShown) this.left = Math.max(window.scrollY, mainPanel.current?.scrollTop ?? 0);
    return { changes, isShown };
  }

  override componentDidUpdate(_before: Props, _state: unknown, snapshot: Snapshot | null) {
    this.mark();
    if (!snapshot || !this.isShown() || (snapshot.isShown && !snapshot.changes)) return;
    this.props.mainPanel.current?.scrollTo(0, this.left);
    if (snapshot.changes) window.scrollTo(0, this.left);
  }

  private isShown(): boolean {
    return this.props.mainPanel.current?.checkVisibility() !== false;
  }

  private mark() {
    document.body.classList.toggle(MULTI_PANEL_CLASS, this.props.multiPanel);
  }

  override render() {
    return this.props.children;
  }
}
