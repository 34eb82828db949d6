/**
 * Where a reader who listens is led to: the page of the next chapter goes on reading. Kept here, because the page that leads
 * there is gone by then.
 */
export const carryOn: { at: string | undefined } = { at: undefined };
