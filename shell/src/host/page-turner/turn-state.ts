/** A page that was rendered before the router went to it. */
export interface PageAhead {
  slot: number;
  address: string;
  data: unknown;
}

/** The page that a route shows, and the hidden page that is ready. Addresses are paths with queries. */
export interface TurnState {
  /** The router's address, and what the loader returned for it. */
  address: string;
  data: unknown;
  /** Key of the page that is shown. A page with another key is a new mount, without the state of the previous page. */
  slot: number;
  /** Rendered and hidden. */
  ahead: PageAhead | undefined;
  /** Shown already, while the router is still navigating to its address. */
  lead: PageAhead | undefined;
}

export type Turn =
  /** The router has arrived at an address. */
  | { type: 'arrived'; address: string; data: unknown }
  /** The page at `from` is idle, and the page that it asked to warm first is warm. */
  | { type: 'warmed'; from: string; address: string; data: unknown }
  /** The reader follows a link to the page ahead. */
  | { type: 'followed' }
  /** The router's navigation to `lead` ended at another address. */
  | { type: 'diverted'; lead: PageAhead };

/** Slot of the page that the server sent. */
export const FIRST_SLOT = 0;

export const startTurning = (address: string, data: unknown): TurnState => ({
  address,
  data,
  slot: FIRST_SLOT,
  ahead: undefined,
  lead: undefined,
});

/** Address of the page that the reader sees. */
export const shownAddress = ({ address, lead }: TurnState): string => lead?.address ?? address;

const pathOf = (address: string) => address.split('?', 1)[0];

function arrive(state: TurnState, address: string, data: unknown): TurnState {
  const { slot, ahead, lead } = state;
  const there = { address, data, slot, lead: undefined };
  if (lead) return { ...there, ahead: lead.address === address ? ahead : undefined };
  if (ahead?.address === address && ahead.data === data) return { ...there, slot: ahead.slot, ahead: undefined };
  // The same page with another query keeps its next page.
  const isSamePage = data === state.data && pathOf(address) === pathOf(state.address);
  return { ...there, ahead: isSamePage ? ahead : undefined };
}

/** The state after a turn; the same object if the turn comes too late to change anything. */
export function turn(state: TurnState, action: Turn): TurnState {
  const { slot, ahead, lead } = state;
  switch (action.type) {
    case 'arrived':
      return arrive(state, action.address, action.data);
    case 'warmed': {
      const { from, address, data } = action;
      if (shownAddress(state) !== from || address === from || ahead) return state;
      return { ...state, ahead: { slot: slot + 1, address, data } };
    }
    case 'followed':
      return ahead && !lead ? { ...state, slot: ahead.slot, ahead: undefined, lead: ahead } : state;
    case 'diverted':
      // Neither the diverted page nor a page that was ahead of it may become the shown page.
      return lead === action.lead
        ? { ...state, slot: (ahead?.slot ?? slot) + 1, ahead: undefined, lead: undefined }
        : state;
  }
}
