import { attempt } from './attempt.ts'

/**
 * A part of an address as it was before it was encoded. A router has decoded "%25" to "%" already, so that "%2F" may be a
 * slash or those three characters: `path`, the address itself, says which. Without one, `written` is from no router.
 */
export function decodedParam(written: string, path = ''): string {
  const own = path.split('/').find((part) => attempt(() => decodeURI(part)) === written)
  return attempt(() => decodeURIComponent(own ?? written)) ?? written
}
