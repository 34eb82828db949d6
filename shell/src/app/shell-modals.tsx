import { DonateModal } from '../features/giving/donate-modal';
import { HistoryModal } from '../features/history/history-modal';
import { ModalWindow, type ModalContents, type ModalWindowProps } from '../features/modals/modal-window';
import { SettingsModal } from '../features/settings/settings-modal';
import { SharePage } from '../features/share/share-page';
import { ContributeModal, JoinModal } from '../features/site-pages/site-page-modal';

const contents: ModalContents = {
  history: HistoryModal,
  preferences: SettingsModal,
  donate: DonateModal,
  share: SharePage,
  join: JoinModal,
  contribute: ContributeModal,
};

/** The window of the modal that is open, with the contents of all features. */
export const ShellModalWindow = (props: Omit<ModalWindowProps, 'contents'>) => (
  <ModalWindow {...props} contents={contents} />
);
