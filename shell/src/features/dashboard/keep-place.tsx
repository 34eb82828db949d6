import { Component, type ReactNode, type RefObject } from 'react';
import { MULTI_PANEL_CLASS } from '../../host/document/element-ids';

/** The main panel among the ids of panels, which begin with 1. */
export const MAIN_PANEL = 0;

interface Props {
  multiPanel: boolean;
  /** Path of the page in the main panel. */
  page: string;
  /** Id of the panel that a phone shows. */
  shown: number;
  /** The main panel, which scrolls by itself if it is one of several. */
  mainPanel: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Marks the body of a page of several panels, and keeps the reader's scroll position in two cases: when a phone switches from
 * one panel to another, and when the page gets or loses side panels, because another element scrolls then. A hidden element
 * has no scroll position of its own. Only a class component can read it before the document changes.
 */
export class KeepPlace extends Component<Props> {
  /** Scroll position in which each panel was left, by its id. */
  private places = new Map<number, number>();

  override componentDidMount() {
    this.mark();
  }

  /** Whether the main panel was visible; null if no scroll position can change. */
  override getSnapshotBeforeUpdate({ multiPanel, shown, mainPanel }: Props): boolean | null {
    // Reading a scroll position forces layout, so a page of one panel is left alone.
    if (!multiPanel && !this.props.multiPanel) return null;
    const isShown = this.isShown();
    const main = isShown && mainPanel.current ? mainPanel.current.scrollTop : 0;
    this.places.set(isShown ? MAIN_PANEL : shown, Math.max(window.scrollY, main));
    return isShown;
  }

  override componentDidUpdate(before: Props, _state: unknown, wasShown: boolean | null) {
    this.mark();
    if (wasShown === null) return;
    const { multiPanel, page, shown, mainPanel } = this.props;
    const isShown = this.isShown();
    const isNewPage = page !== before.page;
    if (isNewPage) this.places.delete(MAIN_PANEL);
    const place = this.places.get(isShown ? MAIN_PANEL : shown) ?? 0;
    // The next page of several panels has other panels.
    if (!multiPanel) this.places.clear();
    // The router scrolls the main panel when its page changes.
    if (isShown && (isNewPage || (wasShown && multiPanel === before.multiPanel))) return;
    if (!isShown && shown === before.shown) return;
    if (isShown) mainPanel.current?.scrollTo(0, place);
    window.scrollTo(0, place);
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
