/** Browsers need the address of a file until its download has begun. Milliseconds. */
const DOWNLOAD_STARTS_MS = 60_000;

/** Lets the browser save bytes as a file. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_STARTS_MS);
}
