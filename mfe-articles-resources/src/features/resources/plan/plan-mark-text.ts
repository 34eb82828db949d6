/** Texts about a plan that a reader is in, on lists. */
export const planMarkText = {
  day: (day: number, days: number) => `Day ${day} of ${days}`,
  done: (done: number, days: number) => `${done} of ${days} read`,
};
