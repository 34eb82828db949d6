/** Returns the subresource-integrity value of some bytes: 'sha384-' and 64 characters of base64. */
export async function integrityOf(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  // Node's type of buffers allows shared memory, which BufferSource does not. These buffers are not shared.
  const digest = await crypto.subtle.digest('SHA-384', bytes as BufferSource);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
