/** The page that goes on reading aloud; stored outside of React, because the page that leads there is unmounted by then. */
let nextPage: string | undefined;

/** Makes the page with this path go on reading aloud when it is opened next. */
export function carryOnAt(path: string): void {
  nextPage = path;
}

/** Returns whether the page with this path must go on reading aloud: true only the first time. */
export function takeCarryOn(path: string): boolean {
  if (nextPage !== path) return false;
  nextPage = undefined;
  return true;
}
