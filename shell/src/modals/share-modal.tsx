import { SharePage } from '../share/share-page';
import type { ModalContentProps } from './modal-contents';

/** Ways to share the page below. */
export const ShareModal = ({ page }: ModalContentProps) => <SharePage page={page} />;
