import { deviceOf } from '../../modules/session/device-name';

/** Browser and system without words of a language, such as 'Firefox · Android'; an empty text if neither is known. */
export function deviceName(userAgent: string | undefined): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== undefined).join(' · ');
}
