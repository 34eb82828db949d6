import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DataClient, Language } from '@manna/shared/contracts';
import { SitePageDocument, type SitePageQuery } from '../../generated/graphql';
import { readModal, type ShellModal } from '../../host/modals/modal-query';

/** Modals whose text is a page of the content with the same name. */
const wordModals = ['join', 'contribute'] as const satisfies readonly ShellModal[];
export type WordModal = (typeof wordModals)[number];

const isWordModal = (name: string | null): name is WordModal => wordModals.some((modal) => modal === name);

/** The text of a modal; null if the content has none. */
export type ModalWords = SitePageQuery['sitePage'];

export const askWords = (data: DataClient, slug: WordModal, language: Language): Promise<ModalWords> =>
  data.query(SitePageDocument, { slug, language }).then(({ sitePage }) => sitePage);

/**
 * Loads the text of the modal that the URL opens. Used on the server, because without JavaScript nothing else would
 * load it. If this fails, the page is sent without the text, and the browser requests it again and shows the error.
 */
export const modalWordsLoader =
  (data: DataClient, language: Language) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ModalWords> => {
    const modal = readModal(new URL(request.url).searchParams);
    return isWordModal(modal) ? askWords(data, modal, language).catch(() => null) : Promise.resolve(null);
  };
