import { useParams } from 'wouter'

/** A part of an address as it was before it was encoded. The router has decoded a part of it, "%25" to "%". */
export function decodedParam(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** A part of the page's address, such as the id of a dish; empty: there is none. */
export const useParam = (name: string): string => decodedParam(useParams()[name] ?? '')
