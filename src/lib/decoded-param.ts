/** A part of an address as it was before it was encoded. A router has decoded a part of it already, "%25" to "%". */
export function decodedParam(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
