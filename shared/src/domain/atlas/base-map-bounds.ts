/** West, south, east and north bounds of the base map. There is no coast beyond them. */
export const BASE_MAP_BOUNDS = [-14, 8, 72, 52] as const;
