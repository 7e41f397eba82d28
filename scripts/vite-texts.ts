import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Plugin, parseSync } from 'vite'
import { readCatalog } from './catalogs.ts'

const PART = /\.po\?(first|rest)$/

/**
 * Source files, from the project's root, that the entry imports statically: the texts of the first load are in these.
 */
function firstFiles(entry = 'src/main.tsx'): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return
    found.add(file)
    const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
    const requests = [
      // Modules that are imported only for their types are not part of the app.
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest ?? []))),
      ),
    ]
    for (const { value } of requests) {
      if (value.startsWith('#/')) visit(`src/${value.slice(2)}`)
      if (value.startsWith('./')) visit(path.posix.join(path.posix.dirname(file), value))
    }
  }
  visit(entry)
  return found
}

/**
 * `uz.po?first` holds the texts of the first load, `uz.po?rest` all others, so that a customer who only looks at the
 * menu does not load the texts of the checkout.
 */
export function splitTexts(): Plugin {
  let first: Set<string> | null = null
  return {
    name: 'split-texts',
    load: {
      filter: { id: PART },
      handler(id) {
        const [, part] = PART.exec(id) ?? []
        const catalog = id.slice(0, id.indexOf('?'))
        this.addWatchFile(catalog)
        first ??= firstFiles()
        const said = readCatalog(catalog).filter(
          ({ files }) => files.some((file) => first?.has(file)) === (part === 'first'),
        )
        const messages = said.map(({ id: message, source, translation }) => [
          message,
          compileMessage(translation || source),
        ])
        const code = JSON.stringify(JSON.stringify(Object.fromEntries(messages)))
        return { code: `export const messages = JSON.parse(${code})`, map: null, moduleType: 'js' }
      },
    },
  }
}
