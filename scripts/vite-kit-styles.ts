import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type CssNode, generate, type List, type ListItem, parse, walk } from 'css-tree'
import type { Plugin } from 'vite'

/** The only module that imports telegram-ui. */
const KIT = 'src/ui/kit.tsx'
const PACKAGE = 'node_modules/@telegram-apps/telegram-ui'
const SHEET = /\/@telegram-apps\/telegram-ui\/dist\/styles\.css$/
const CLASS = /\btgui-[\da-f]{16}\b/g

const fileOf = (request: string) =>
  [request, `${request}.js`, path.join(request, 'index.js')].find(
    (one) => one.endsWith('.js') && existsSync(one),
  )

/** The classes that the kit's parts of telegram-ui, and what they import of it, can have. */
export function classesOfKit(): Set<string> {
  const classes = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string | undefined) => {
    if (!file || seen.has(file)) return
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [name] of code.matchAll(CLASS)) classes.add(name)
    for (const [, request = ''] of code.matchAll(/from\s*"(\.[^"]*)"/g))
      visit(fileOf(path.join(path.dirname(file), request)))
  }
  const kit = readFileSync(KIT, 'utf8')
  for (const [, request = ''] of kit.matchAll(/from '@telegram-apps\/telegram-ui\/([^']*)'/g))
    visit(fileOf(path.join(PACKAGE, request)))
  return classes
}

/**
 * A style sheet without the rules of classes that no element has. A class within `:not()` and the like is no reason: the
 * rule may hold without it.
 */
export function stylesOf(sheet: string, classes: ReadonlySet<string>): string {
  const tree = parse(sheet)
  const isOfNobody = (selector: CssNode) =>
    selector.type === 'Selector' &&
    selector.children.some((part) => part.type === 'ClassSelector' && !classes.has(part.name))
  walk(tree, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
        const selectors = node.prelude.children
        selectors.forEach((one, at) => {
          if (isOfNobody(one)) selectors.remove(at)
        })
        if (selectors.isEmpty) list.remove(item)
      }
      if (node.type === 'Atrule' && node.name !== 'keyframes' && node.block?.children.isEmpty)
        list.remove(item)
    },
  })
  return generate(tree)
}

/** telegram-ui has one style sheet for all of its parts, of which the kit takes a sixth: the others' rules are left out. */
export const kitStyles = (): Plugin => ({
  name: 'kit-styles',
  enforce: 'pre',
  transform: (code, id) => (SHEET.test(id) ? { code: stylesOf(code, classesOfKit()), map: null } : null),
})
