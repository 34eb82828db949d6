import type { IncomingHttpHeaders } from 'node:http';
import type { CompositionService } from '../composition/composition-service';
import type { CompositionState } from '../composition/composition-state';
import { getsCanary, newVisitor, visitorOf, type Visitor } from './visitor';

export type VariedComposition = Pick<CompositionService, 'current' | 'withCanaries'>;

/** The state of the composition that a visitor gets. */
export const stateFor = (composition: VariedComposition, visitor: Visitor): CompositionState =>
  composition.withCanaries(
    composition
      .current()
      .canaries.filter(({ pillar, settings }) => getsCanary(visitor, pillar, settings))
      .map(({ pillar }) => pillar),
  );

/** The state that whoever sends these headers gets: with the stable releases if the browser has no id. */
export function knownState(composition: VariedComposition, headers: IncomingHttpHeaders): CompositionState {
  const state = composition.current();
  const visitor = state.canaries.length === 0 ? undefined : visitorOf(headers);
  return visitor ? stateFor(composition, visitor) : state;
}

export interface Visit {
  state: CompositionState;
  /** The id that the browser must store; null if it must forget the one that it has. */
  newId?: string | null;
}

/**
 * The state of the composition for a page. While there is a canary, a browser without an id gets one, and the variant that the
 * id leads to at once: otherwise its first and its second page could be of different releases. After the canary it forgets the
 * id, which nobody needs any more, and which makes a cache in front send its requests on.
 */
export function visitOf(composition: VariedComposition, headers: IncomingHttpHeaders): Visit {
  const state = composition.current();
  const visitor = visitorOf(headers);
  if (state.canaries.length === 0) return visitor ? { state, newId: null } : { state };
  if (visitor) return { state: stateFor(composition, visitor) };
  const newcomer = newVisitor(headers);
  return { state: stateFor(composition, newcomer), newId: newcomer.id };
}
