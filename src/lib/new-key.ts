/** A key that no other page has made, also where `crypto` has no `randomUUID` (no secure context) or refuses. */
export function newKey(): string {
  try {
    if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
    return hexOf(crypto.getRandomValues(new Uint8Array(16)))
  } catch {
    return hexOf(Uint8Array.from({ length: 16 }, () => Math.random() * 256))
  }
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
