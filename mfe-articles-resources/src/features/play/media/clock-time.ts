const two = (number: number) => String(number).padStart(2, '0');

/** '1:05' for 65,000 milliseconds, and '1:02:03' with hours. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
