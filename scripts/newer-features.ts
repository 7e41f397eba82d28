import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { SupportStatement } from '@mdn/browser-compat-data'
import { type Block, type CssNode, type Declaration, generate, parse, type WalkContext, walk } from 'css-tree'
import { parseSync } from 'vite'
import { OLDEST } from './browsers.ts'

/*
 * What code and styles use that the oldest supported browsers lack, by the data of MDN. Of the syntax only what
 * `browsers.ts` names is part of it. A guard (`?.`, `in`, `typeof`, `@supports`) is known where it stands at the use itself.
 */

type Support = Partial<Record<string, SupportStatement>>
/** What one thing needs, and the things in it by name. */
type Entries = { __compat?: { support: Support } } & { [name: string]: Entries }

const { api, javascript, css } = data as unknown as {
  api: Entries
  javascript: { builtins: Entries }
  css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Entries>
}

/** 15.4 as 15.004, so that 15.10 is above it. */
const numberOf = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major + minor / 1_000
}

/** Whether one of the oldest browsers lacks it. A prefix or another name counts as lacking it. */
function isNewer(entry: Entries | undefined): boolean {
  const support = entry?.__compat?.support
  if (!support) return false
  return Object.entries(OLDEST).some(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat()
    if (statements.length === 0) return false
    return !statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !removed &&
        !flags &&
        !prefix &&
        !other &&
        numberOf(added) <= numberOf(oldest),
    )
  })
}

const isNote = (name: string) => name === '__compat' || /_(?:event|parameter|worker_support)$/.test(name)
/** Web interfaces whose methods are called on what other names refer to; those of the others have everyday names. */
const OWNERS =
  /^(?:AbortSignal|Blob|Clipboard|CSSStyleSheet|Document|Element|EventTarget|HTML\w*Element|Node|Range|ReadableStream|Request|Response|Selection)$/
const membersOf = (owners: Entries) =>
  Object.values(owners).flatMap((owner) =>
    Object.entries(owner).filter(([name]) => !isNote(name) && !name.endsWith('_static')),
  )
const all = [...membersOf(api), ...membersOf(javascript.builtins)]
const methods = [
  ...membersOf(Object.fromEntries(Object.entries(api).filter(([name]) => OWNERS.test(name))) as Entries),
  ...membersOf(javascript.builtins),
]
const old = new Set(all.filter(([, entry]) => !isNewer(entry)).map(([name]) => name))
/** Methods that no object of an old browser has. */
const newerMethods = new Set(
  methods.filter(([name, entry]) => isNewer(entry) && !old.has(name)).map(([name]) => name),
)

/** Objects whose members are known, by the names that code has for them. */
const ROOTS: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  crypto: 'Crypto',
  performance: 'Performance',
}

/** A member of an object that is known by name: `URL.canParse`, `navigator.locks`. */
function isNewerMember(object: string, member: string): boolean {
  const root = ROOTS[object]
  if (root) return isNewer(api[root]?.[member])
  const owner = api[object]
  return isNewer(owner?.[`${member}_static`]) || isNewer(javascript.builtins[object]?.[member])
}

const isNewerGlobal = (name: string) =>
  isNewer(api[name]) || isNewer(javascript.builtins[name]) || isNewer(api.Window?.[name])

type Node = { type: string; [field: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** A node and all under it, outer ones first. */
function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
}

/** The name of an identifier; null: it is none. */
const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : null

/** The name of the member that a node reads; null: it reads none, or one that is computed. */
const memberOf = (node: unknown) =>
  isNode(node) && node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : null

/** Of a regular expression; an old browser refuses the whole file because of it. */
function newerInPattern(regex: unknown): string[] {
  const { pattern = '', flags = '' } = (regex ?? {}) as { pattern?: string; flags?: string }
  return [...(/\(\?<[=!]/.test(pattern) ? ['(?<=)'] : []), ...(flags.includes('v') ? ['/v'] : [])]
}

/** Functions, Web APIs and untranslated syntax of a script that an old browser lacks, sorted. */
export function newerInScript(code: string): string[] {
  const found = new Set<string>()
  const declared = new Set<string>()
  const used = new Set<string>()
  const guarded = new Set<unknown>()
  for (const node of nodesIn(parseSync('module.js', code).program as unknown as Node)) {
    if (/^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type))
      declared.add(nameOf(node.id) ?? '')
    if (/^Import.*Specifier$/.test(node.type)) declared.add(nameOf(node.local) ?? '')
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') guarded.add(node.argument)
    if (node.type === 'CallExpression' && node.optional) guarded.add(node.callee)
    if (node.type === 'StaticBlock') found.add('static {}')
    for (const sign of newerInPattern(node.regex)) found.add(sign)
    if (guarded.has(node)) continue
    if (node.type === 'CallExpression' || node.type === 'NewExpression') used.add(nameOf(node.callee) ?? '')
    const method = node.type === 'CallExpression' && !guarded.has(node.callee) && memberOf(node.callee)
    if (method && newerMethods.has(method)) found.add(`.${method}()`)
    const member = memberOf(node)
    const owner = member && nameOf(node.object)
    if (!owner) continue
    used.add(owner)
    if (isNewerMember(owner, member)) found.add(`${owner}.${member}`)
  }
  for (const name of used) if (!declared.has(name) && isNewerGlobal(name)) found.add(name)
  return [...found].sort()
}

const bare = (name: string) => name.replace(/^:+/, '').replace(/\(\)$/, '')

/** Units by the entries that describe them. */
const UNITS: [RegExp, string][] = [
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^d(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
]

/** Declarations that an old browser ignores, and takes one before them of the same property. */
function olderBefore(block: Block): CssNode[] {
  const declarations = block.children.toArray().filter(({ type }) => type === 'Declaration') as Declaration[]
  // What has a variable is understood too late for a fallback.
  return declarations.filter(
    (one, at) =>
      !generate(one).includes('var(') &&
      declarations.slice(0, at).some(({ property }) => property === one.property),
  )
}

/** Properties, values, units, selectors and rules of a style sheet that an old browser lacks, sorted. */
export function newerInStyles(source: string): string[] {
  const found = new Set<string>()
  const fallbacks = new Set<CssNode>()
  const note = (isLacking: boolean, name: string) => isLacking && found.add(name)
  walk(parse(source, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule') {
        // What is inside applies only where the browser has it.
        if (node.name === 'supports') return this.skip
        note(isNewer(css['at-rules'][node.name]), `@${node.name}`)
      }
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        const name = bare(node.name)
        const sign = node.type === 'PseudoClassSelector' ? ':' : '::'
        note(!name.startsWith('-') && isNewer(css.selectors[name]), `${sign}${name}`)
      }
      if (node.type === 'NestingSelector') found.add('&')
      if (node.type === 'Block') for (const one of olderBefore(node)) fallbacks.add(one)
      if (node.type === 'Declaration') {
        if (fallbacks.has(node)) return this.skip
        const property = css.properties[node.property]
        note(isNewer(property), node.property)
        if (node.value.type === 'Value')
          for (const part of node.value.children.toArray())
            if (part.type === 'Identifier' || part.type === 'Function')
              note(isNewer(property?.[part.name]), `${node.property}: ${part.name}`)
      }
      if (node.type === 'Function')
        note(isNewer(css.types.color?.[node.name]) || isNewer(css.types[node.name]), `${node.name}()`)
      if (node.type === 'Dimension') {
        const unit = node.unit.toLowerCase()
        const entry = UNITS.find(([units]) => units.test(unit))?.[1] ?? unit
        note(isNewer(css.types.length?.[entry]), `1${unit}`)
      }
      return undefined
    },
  })
  return [...found].sort()
}

/** Something of a browser: `owner` by its names from the window, '' for the window itself. */
export type Feature = { owner: string; name: string }

/** Functions, members and objects that one of the oldest browsers lacks, for a page that is to do without them (ST-19). */
export function newerFeatures(): Feature[] {
  const ofOwner = ([owner, entry]: [string, Entries]): Feature[] => {
    if (isNewer(entry)) return [{ owner: '', name: owner }]
    return (Object.entries(entry) as [string, Entries][])
      .filter(([name, member]) => !isNote(name) && name !== owner && isNewer(member))
      .flatMap(([name]) =>
        name.endsWith('_static')
          ? [{ owner, name: name.replace('_static', '') }]
          : [
              { owner: `${owner}.prototype`, name },
              { owner: owner === 'Window' ? '' : owner, name },
            ],
      )
  }
  const owners = [javascript.builtins, api].flatMap((one) => Object.entries(one) as [string, Entries][])
  return owners.flatMap(ofOwner)
}
