import { Component, type ReactNode, type RefObject } from 'react';
import { MULTI_PANEL_CLASS } from './dashboard-mark';

/** The main panel among the ids of panels, which begin with 1. */
export const MAIN_PANEL = 0;

interface Props {
  multiPanel: boolean;
  /** Path of the page in the main panel. */
  page: string;
  /** Id of the panel that a phone shows. */
  shown: number;
  /** The main panel, which scrolls by itself where it is one of several. */
  mainPanel: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Marks the body of a page of several panels, and keeps the reader's place in each of those that a phone shows in turn, and
 * when the page becomes one of several panels, or is one no more: what scrolls then is another element. What is out of sight
 * has no place of its own. React says where a page stood before it changes only to a class.
 */
export class KeepPlace extends Component<Props> {
  /** Where each panel was left, by its id. */
  private places = new Map<number, number>();

  override componentDidMount() {
    this.mark();
  }

  /** Answers whether the main panel was in sight; null where no place can change. */
  override getSnapshotBeforeUpdate({ multiPanel, shown, mainPanel }: Props): boolean | null {
    // To ask where a page stands costs its layout: a page of one panel is left alone.
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
    // The panels of the next page of several are others.
    if (!multiPanel) this.places.clear();
    // Where another page begins in the main panel is the routers' to say.
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
