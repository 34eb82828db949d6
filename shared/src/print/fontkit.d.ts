declare module 'fontkit' {
  import type { Font } from './font';
  export function create(bytes: Uint8Array): Font;
}
