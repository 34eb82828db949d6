import fc from 'fast-check';
import { FIRST_SLOT, shownAddress, startTurning, turn, type Turn, type TurnState } from './turn-state';

const one = { id: 1 };
const two = { id: 2 };
const other = { id: 3 };
const atOne = startTurning('/beds/1', one);
const pageTwo = { slot: 1, address: '/beds/2', data: two };
const ready: TurnState = { ...atOne, ahead: pageTwo };
const leading: TurnState = { ...atOne, slot: 1, lead: pageTwo };

const table: [what: string, before: TurnState, action: Turn, after: TurnState][] = [
  [
    'the first page that is warm is rendered ahead',
    atOne,
    { type: 'warmed', from: '/beds/1', address: '/beds/2', data: two },
    ready,
  ],
  ['a second one is not', ready, { type: 'warmed', from: '/beds/1', address: '/beds/0', data: other }, ready],
  [
    'a page that another page asked for is not',
    atOne,
    { type: 'warmed', from: '/beds/7', address: '/beds/8', data: other },
    atOne,
  ],
  ['the page that is shown is not', atOne, { type: 'warmed', from: '/beds/1', address: '/beds/1', data: one }, atOne],
  ['a link to the page ahead shows it before the router arrives', ready, { type: 'followed' }, leading],
  ['a link is only a link if no page is ahead', atOne, { type: 'followed' }, atOne],
  [
    'the page that leads stays as it is when the router arrives',
    leading,
    { type: 'arrived', address: '/beds/2', data: two },
    { address: '/beds/2', data: two, slot: 1, ahead: undefined, lead: undefined },
  ],
  [
    'the page ahead of the page that leads stays ready when the router arrives',
    { ...leading, ahead: { slot: 2, address: '/beds/3', data: other } },
    { type: 'arrived', address: '/beds/2', data: two },
    { address: '/beds/2', data: two, slot: 1, ahead: { slot: 2, address: '/beds/3', data: other }, lead: undefined },
  ],
  [
    'the page ahead is shown when the router arrives there without a link',
    ready,
    { type: 'arrived', address: '/beds/2', data: two },
    { address: '/beds/2', data: two, slot: 1, ahead: undefined, lead: undefined },
  ],
  [
    'the page ahead is dropped when its data has changed',
    ready,
    { type: 'arrived', address: '/beds/2', data: other },
    { address: '/beds/2', data: other, slot: 0, ahead: undefined, lead: undefined },
  ],
  [
    'the page ahead is dropped when the router arrives elsewhere',
    ready,
    { type: 'arrived', address: '/beds/7', data: other },
    { address: '/beds/7', data: other, slot: 0, ahead: undefined, lead: undefined },
  ],
  [
    'the page ahead stays ready when only the query changes',
    ready,
    { type: 'arrived', address: '/beds/1?v=3', data: one },
    { ...ready, address: '/beds/1?v=3' },
  ],
  [
    'the page that leads gives way when the router arrives elsewhere',
    leading,
    { type: 'arrived', address: '/beds/7', data: other },
    { address: '/beds/7', data: other, slot: 1, ahead: undefined, lead: undefined },
  ],
  [
    'the page that leads gives way when the router stays where it is',
    leading,
    { type: 'diverted', lead: pageTwo },
    { ...atOne, slot: 2 },
  ],
  [
    'the page that leads takes the page ahead of it along',
    { ...leading, ahead: { slot: 2, address: '/beds/3', data: other } },
    { type: 'diverted', lead: pageTwo },
    { ...atOne, slot: 3 },
  ],
  [
    'a page that no longer leads cannot give way',
    { ...leading, lead: undefined },
    { type: 'diverted', lead: pageTwo },
    { ...leading, lead: undefined },
  ],
];

test.each(table)('%s', (_what, before, action, after) => {
  expect(turn(before, action)).toEqual(after);
});

test('after any turns, the shown page and the page ahead have different slots and addresses', () => {
  const address = fc.constantFrom('/beds/1', '/beds/2', '/beds/3', '/beds/3?v=1');
  const data = fc.constantFrom(one, two, other);
  const steps = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('arrived' as const), address, data }),
      fc.record({ type: fc.constant('warmed' as const), from: address, address, data }),
      fc.constant({ type: 'followed' as const }),
      fc.constant({ type: 'diverted' as const }),
    ),
  );
  fc.assert(
    fc.property(steps, (actions) => {
      let state = atOne;
      for (const action of actions) {
        if (action.type !== 'diverted') state = turn(state, action);
        else if (state.lead) state = turn(state, { ...action, lead: state.lead });
        expect(state.slot).toBeGreaterThanOrEqual(FIRST_SLOT);
        if (state.ahead) expect(state.ahead.slot).toBeGreaterThan(state.slot);
        if (state.lead) expect(shownAddress(state)).toBe(state.lead.address);
      }
    }),
  );
});
