import type { HomeCard, LoaderArgs } from '@manna/shared/contracts';
import type { Extension } from '@manna/shared/domain';
import type { PillarRegistry } from '../remotes/pillar-registry';

/** The data of a card for the requested day. */
export interface LoadedCard {
  /** Key of the extension. */
  key: string;
  data: unknown;
}

export interface LoadedCards {
  /** Cards that have something to show. */
  cards: readonly LoadedCard[];
  /** Whether all cards loaded. */
  isComplete: boolean;
}

type CardArgs = Parameters<HomeCard['loader']>[0];

/** Without `preference`, cards get the reader's. */
export type LoadHomeCards = (args: Omit<CardArgs, 'preference'> & Partial<CardArgs>) => Promise<LoadedCards>;

interface HomeCardsOptions {
  registry: () => PillarRegistry;
  cards: readonly Extension<'homeCards'>[];
  /**
   * How long a card's data may take: less than those of a whole page (see pillar-loader.ts). A later card is left out, so that
   * it does not hold up the page.
   */
  deadlineMs: number;
  /** The reader's preferences. Absent on the server, which does not know the reader. */
  preference?: LoaderArgs['preference'];
  /** Called for a card that could not be loaded; the others are shown without it. */
  onFailure: (error: unknown, card: Extension<'homeCards'>) => void;
}

/** Returns a function that loads all cards of the home page in parallel. */
export const homeCardLoader =
  ({
    registry,
    cards,
    deadlineMs,
    preference = ({ initial }) => initial,
    onFailure,
  }: HomeCardsOptions): LoadHomeCards =>
  async (args) => {
    let isComplete = true;
    const loaded = await Promise.all(
      cards.map(async (card) => {
        // A pillar that the gateway refused was reported by the gateway.
        if (registry().refused(card.pillar)) return [];
        try {
          const { loader } = await registry().part('homeCards', card.pillar, card.id);
          const data = await registry().dataWithin(deadlineMs, card.pillar, loader({ preference, ...args }));
          return data === null ? [] : [{ key: card.key, data }];
        } catch (error) {
          isComplete = false;
          onFailure(error, card);
          return [];
        }
      }),
    );
    return { cards: loaded.flat(), isComplete };
  };
