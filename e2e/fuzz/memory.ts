/** The memory of a gateway's process in bytes, as it says itself. */
export async function residentBytes(site: string): Promise<number> {
  const text = await (await fetch(`${site}/metrics`)).text();
  const value = /^process_resident_memory_bytes (.+)$/m.exec(text)?.[1];
  if (value === undefined) throw new Error(`${site}/metrics does not say how much memory the gateway has`);
  return Number(value);
}

export interface MemoryWatch {
  /** The most that was seen, in bytes. */
  stop(): Promise<number>;
}

const WATCH_MS = 500;

/** Watches how much memory a gateway takes. A gateway that does not answer is asked again. */
export function watchMemory(site: string): MemoryWatch {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await residentBytes(site).catch(() => 0));
  };
  const timer = setInterval(() => void look(), WATCH_MS);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}
