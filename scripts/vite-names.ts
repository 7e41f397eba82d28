import { createHash } from 'node:crypto'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Four letters of a sheet's own, of its place in the house. */
const markOf = (sheet: string) =>
  createHash('sha1').update(path.relative(root, sheet)).digest('base64url').replaceAll('-', 'a').slice(0, 4)

/**
 * `_button_SRdJ`: what the bundler calls a class by itself ends in a longer mark and a line, and does not compress as
 * well. The app and the scripts before it call a class the same.
 */
export const cssNames = {
  modules: { generateScopedName: (name: string, sheet: string) => `_${name}_${markOf(sheet)}` },
}
