import { SharePage } from './share-page';
import type { ModalContentProps } from '../modals/modal-contents';

/** Ways to share the page below. */
export const ShareModal = ({ page }: ModalContentProps) => <SharePage page={page} />;
