import { readFileSync } from 'node:fs'
import path from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Plugin } from 'vite'

const PART = /\.po\?(first|rest)\?lingui$/
const STATIC_IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^;'"]*?from\s*)?['"](#\/|\.\/)([^'"]+)['"]/g

/** Source files, from the project's root, that the entry imports statically: what the first load may say. */
function firstFiles(entry = 'src/main.tsx'): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return
    found.add(file)
    for (const [, root, rest = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      visit(root === '#/' ? path.posix.join('src', rest) : path.posix.join(path.posix.dirname(file), rest))
    }
  }
  visit(entry)
  return found
}

/** Ids of the messages that a catalog says stand in one of `files`. */
function idsIn(catalog: string, files: ReadonlySet<string>): Set<string> {
  const blocks = readFileSync(catalog, 'utf8').split(/\n\n+/)
  const ids = blocks.flatMap((block) => {
    const origins = [...block.matchAll(/^#: ([^\s:]+)/gm)].map(([, file = '']) => file)
    const text = /^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)/m.exec(block)?.[1] ?? ''
    const message = text
      .trim()
      .split('\n')
      .map((line) => (line ? JSON.parse(line) : ''))
      .join('')
    return message && origins.some((file) => files.has(file)) ? [generateMessageId(message)] : []
  })
  return new Set(ids)
}

/**
 * `uz.po?first?lingui` holds the texts that the first load says, `uz.po?rest?lingui` all others: a customer who only
 * looks at the menu does not pay for the words of the checkout. Goes after Lingui's own plugin.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    transform: {
      order: 'post',
      filter: { id: PART },
      handler(compiled, id) {
        const [, part] = PART.exec(id) ?? []
        const json = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(compiled)?.[1]
        if (!json) throw new Error(`No messages in ${id}`)
        const first = idsIn(id.slice(0, id.indexOf('?')), firstFiles())
        // A string of JavaScript, which may write a no-break space as JSON does not.
        const text = JSON.parse(json.replace(/(?<!\\)((?:\\\\)*)\\x(..)/g, '$1\\u00$2'))
        const all = Object.entries(JSON.parse(text))
        const kept = all.filter(([message]) => first.has(message) === (part === 'first'))
        const code = JSON.stringify(JSON.stringify(Object.fromEntries(kept)))
        return { code: `export const messages = JSON.parse(${code})`, map: null, moduleType: 'js' }
      },
    },
  }
}
