import { defineUserState } from '@manna/shared/runtime';

/** Factor of the normal speed. */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const;

interface ListeningChoice {
  readonly rate: (typeof rates)[number];
  /** URI of a voice; null for the browser's default voice. */
  readonly voice: string | null;
}

function read(value: unknown): ListeningChoice | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { rate, voice } = value as { rate?: unknown; voice?: unknown };
  const known = rates.find((candidate) => candidate === rate);
  return known && (voice === null || typeof voice === 'string') ? { rate: known, voice } : undefined;
}

/** Settings for reading aloud. Stored in this browser only, because voices depend on the device. */
export const listeningState = defineUserState<ListeningChoice>({
  key: 'pillars/bible/listening',
  formerKey: 'bible/listening',
  mode: 'local',
  read,
  initial: { rate: 1, voice: null },
});
