import type { ComponentType } from 'react';
import type { PageModalName } from '@manna/shared/contracts';
import type { SharedPage } from '../share/shared-page';
import { AccountModal } from './account-modal';
import { DonateModal } from './donate-modal';
import { HistoryModal } from './history-modal';
import type { ModalName } from './modal-query';
import { SearchModal } from './search-modal';
import { SettingsModal } from './settings-modal';
import { ShareModal } from './share-modal';
import { ContributeModal, JoinModal } from './site-page-modal';

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
