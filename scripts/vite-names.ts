import { createHash } from 'node:crypto'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Four letters for a style sheet, by its path in the project. */
const markOf = (sheet: string) =>
  createHash('sha1').update(path.relative(root, sheet)).digest('base64url').replaceAll('-', 'a').slice(0, 4)

/**
 * `_button_SRdJ`: the bundler's own names for classes are longer and compress less well. The app and the scripts before
 * it use the same names.
 */
export const cssNames = {
  modules: { generateScopedName: (name: string, sheet: string) => `_${name}_${markOf(sheet)}` },
}
