/** Long enough for the page of a panel to come anew on the other side. */
const KEPT_MS = 5000;

type Report = () => readonly [address: string, top: number];

const panels = new Set<Report>();
let left: ReadonlyMap<string, number> = new Map();
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Reports where the page of a panel stands, as long as it is there; what it returns ends that. */
export function reportPlace(report: Report): () => void {
  panels.add(report);
  return () => panels.delete(report);
}

/** Takes note of where each panel stands, right before one moves: on the other side its page is drawn anew. */
export function notePlaces(): void {
  left = new Map([...panels].map((report) => report()));
  clearTimeout(forgetting);
  forgetting = setTimeout(() => {
    left = new Map();
  }, KEPT_MS);
}

/** Where a page was that has just been moved; undefined for any other. */
export const movedFrom = (address: string): number | undefined => left.get(address);
