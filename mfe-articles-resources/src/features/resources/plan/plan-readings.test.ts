import fc from 'fast-check';
import { knownKind, mergeUserData } from '@manna/shared/domain';
import {
  begun,
  moved,
  planReadingsState,
  readingOf,
  startOf,
  ticked,
  withoutPlan,
  withPlanOf,
  type PlanReadings,
} from './plan-readings';

const PLAN = { plan: 'year', days: 20 };
const ID = 'year.2027-01-01';
const NEW_YEAR = begun({}, PLAN, { day: '2027-01-01', name: '1' });
const doneOf = (readings: PlanReadings, id = ID) =>
  Object.keys(readings[id]?.done ?? {})
    .map(Number)
    .toSorted((one, other) => one - other);

describe('a reading of a plan', () => {
  it('has a first day and the days that are ticked off', () => {
    const after = ticked(ticked(NEW_YEAR, ID, [1, 2, 3], true), ID, [2], false);
    expect(doneOf(after)).toEqual([1, 3]);
    const later = moved(after, ID, { day: '2027-02-03', name: '2' });
    const found = readingOf(later, 'year');
    expect(found && startOf(found.reading)).toBe('2027-02-03');
    expect(doneOf(later)).toEqual([1, 3]);
  });

  it('begins again without ticks, and can be left and put back', () => {
    const other = begun({}, { plan: 'season', days: 90 }, { day: '2027-01-05', name: '1' });
    const before = { ...ticked(NEW_YEAR, ID, [1], true), ...other };
    const again = begun(before, PLAN, { day: '2027-03-01', name: '3' });
    expect(readingOf(again, 'year')?.reading.done).toEqual({});
    expect(readingOf(again, 'season')).toEqual(readingOf(other, 'season'));
    expect(withPlanOf(again, 'year', before)).toEqual(before);
    expect(readingOf(withoutPlan(before, 'year'), 'year')).toBeUndefined();
  });

  it('that is stored is read as it is, without invalid ones', () => {
    const stored = ticked(NEW_YEAR, ID, [4], true);
    expect(planReadingsState.read(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    const reading = stored[ID];
    const faulty = [
      null,
      { ...reading, starts: {} },
      { ...reading, starts: { a: 'soon' } },
      { ...reading, done: { 1: 0 } },
    ];
    for (const each of faulty) expect(planReadingsState.read({ [ID]: reading, other: each })).toEqual(stored);
    expect(planReadingsState.read([])).toBeUndefined();
  });
});

describe('the plans of two devices', () => {
  const kind = knownKind(planReadingsState.key) ?? { type: 'json' };
  const merge = (base: PlanReadings | null, mine: PlanReadings, theirs: PlanReadings) =>
    JSON.parse(
      mergeUserData(kind, base && JSON.stringify(base), JSON.stringify(mine), JSON.stringify(theirs)),
    ) as PlanReadings;

  const days = fc.uniqueArray(fc.integer({ min: 1, max: PLAN.days }), { maxLength: 6 });
  const day = fc.constantFrom('2027-01-01', '2027-01-08', '2027-03-01');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('tick' as const), days, isDone: fc.boolean() }),
    fc.record({ kind: fc.constant('move' as const), day }),
    fc.record({ kind: fc.constant('begin' as const), day }),
    fc.constant({ kind: 'leave' as const }),
  );
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
  const steps = fc.array(step, { maxLength: 5 });
  const base = days.map((ticks) => ticked(NEW_YEAR, ID, ticks, true));

  /** What a device makes of its plans. Its choices have names of their own. */
  const after = (before: PlanReadings, device: string, taken: readonly Step[]): PlanReadings =>
    taken.reduce((readings, one, index) => {
      const id = readingOf(readings, PLAN.plan)?.id ?? '';
      const name = `2-${index}-${device}`;
      switch (one.kind) {
        case 'tick':
          return ticked(readings, id, one.days, one.isDone);
        case 'move':
          return moved(readings, id, { day: one.day, name });
        case 'begin':
          return begun(readings, PLAN, { day: one.day, name });
        case 'leave':
          return withoutPlan(readings, PLAN.plan);
      }
    }, before);

  it('are the same whichever device is merged first, and however often', () => {
    fc.assert(
      fc.property(base, steps, steps, (before, phone, tablet) => {
        const [mine, theirs] = [after(before, 'phone', phone), after(before, 'tablet', tablet)];
        const merged = merge(before, mine, theirs);
        expect(merge(before, theirs, mine)).toEqual(merged);
        expect(readingOf(merge(before, theirs, mine), PLAN.plan)).toEqual(readingOf(merged, PLAN.plan));
        expect(merge(before, mine, merged)).toEqual(merged);
        expect(merge(before, theirs, merged)).toEqual(merged);
        expect(merge(merged, merged, merged)).toEqual(merged);
      }),
    );
  });

  it('have each day that either device ticked off, and none from which one took the tick', () => {
    fc.assert(
      fc.property(days, days, days, days, (before, phone, tablet, taken) => {
        const all = ticked(NEW_YEAR, ID, before, true);
        const mine = ticked(ticked(all, ID, taken, false), ID, phone, true);
        const theirs = ticked(all, ID, tablet, true);
        const wanted = new Set([...before.filter((one) => !taken.includes(one)), ...phone]);
        for (const one of tablet) if (!before.includes(one)) wanted.add(one);
        expect(doneOf(merge(all, mine, theirs))).toEqual([...wanted].toSorted((one, other) => one - other));
      }),
    );
  });

  it('are one reading if both began on the same day, as when a reader signs in', () => {
    const mine = ticked(begun({}, PLAN, { day: '2027-01-01', name: 'phone' }), ID, [1, 2], true);
    const theirs = ticked(NEW_YEAR, ID, [5], true);
    expect(doneOf(merge(null, mine, theirs))).toEqual([1, 2, 5]);
  });

  it('show the reading that was begun last, without the ticks of the other', () => {
    const again = begun(NEW_YEAR, PLAN, { day: '2027-04-01', name: '9' });
    const merged = merge(NEW_YEAR, again, ticked(NEW_YEAR, ID, [7], true));
    expect(readingOf(merged, PLAN.plan)?.reading.done).toEqual({});
    expect(doneOf(merged)).toEqual([7]);
  });
});
