/** The clock of the machine, and the time that passes in this process, as the code of a test sees them. */
export interface ProcessClock {
  /** Sets the clock of the machine forward or back. No time passes by that. */
  set(byMs: number): void;
  /** Lets time pass. */
  pass(ms: number): void;
  restore(): void;
}

/** Takes over the clock. Call it before what is tested starts, which may keep a reference to the clock. */
export function takeClock(): ProcessClock {
  const [date, time] = [Date.now.bind(Date), performance.now.bind(performance)];
  let [byMs, passedMs] = [0, 0];
  const clocks = [
    jest.spyOn(Date, 'now').mockImplementation(() => date() + byMs + passedMs),
    jest.spyOn(performance, 'now').mockImplementation(() => time() + passedMs),
  ];
  return {
    set: (ms) => (byMs = ms),
    pass: (ms) => (passedMs += ms),
    restore: () => clocks.forEach((clock) => clock.mockRestore()),
  };
}

export const DAY_MS = 24 * 3_600_000;
