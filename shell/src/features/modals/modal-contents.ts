import type { ComponentType } from 'react';
import type { PageModalName } from '@manna/shared/contracts';
import type { SharedPage } from '../share/shared-page';
import { AccountModal } from '../account/account-modal';
import { DonateModal } from '../giving/donate-modal';
import { HistoryModal } from '../history/history-modal';
import type { ModalName } from '../../host/modals/modal-query';
import { SearchModal } from '../search/search-modal';
import { SettingsModal } from '../settings/settings-modal';
import { ShareModal } from '../share/share-modal';
import { ContributeModal, JoinModal } from '../site-pages/site-page-modal';

/** What the content of a modal is given. */
export interface ModalContentProps {
  /** The page below. */
  page: SharedPage;
  onClose: () => void;
}

/** Modals whose content is the shell's; the others are filled by the page. */
export type ShellModal = Exclude<ModalName, PageModalName>;

/** The content of each modal. */
export const modalContents: Readonly<Record<ShellModal, ComponentType<ModalContentProps>>> = {
  history: HistoryModal,
  preferences: SettingsModal,
  donate: DonateModal,
  share: ShareModal,
  join: JoinModal,
  contribute: ContributeModal,
  search: SearchModal,
  account: AccountModal,
};
