import type { Page } from '@playwright/test'

/* What a screen reader is told of a page: the browser's own accessibility tree. */

type Value = { value?: unknown }
type Node = {
  nodeId: string
  childIds?: string[]
  ignored: boolean
  role?: Value
  name?: Value
  properties?: { name: string; value: Value }[]
}

/** Focused by scripts, to begin reading there; Tab does not stop at them. */
const PLACES = new Set(['RootWebArea', 'main', 'dialog', 'region', 'generic'])
/** Landmarks of which there may be several, and then each has a name of its own. */
const LANDMARKS = ['banner', 'navigation', 'complementary', 'contentinfo', 'search', 'region', 'form']

const wordOf = (one: Value | undefined) => String(one?.value ?? '').trim()
const propertyOf = (node: Node, name: string) =>
  node.properties?.find((one) => one.name === name)?.value.value

/**
 * What is wrong with the tree of the page, a line each: names and roles, headings, landmarks, images. `isWaiting`: the
 * heading comes with the name of what is waited for.
 */
export async function treeFaults(page: Page, isWaiting: boolean): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await client.detach()
  const seen = inReadingOrder(nodes).filter(({ ignored }) => !ignored)
  return [...nameFaults(seen), ...(isWaiting ? [] : headingFaults(seen)), ...landmarkFaults(seen)]
}

/** The protocol lists the nodes level by level; they are read from the root downwards. */
function inReadingOrder(nodes: readonly Node[]): Node[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const below = (node: Node): Node[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? below(child) : []
    }),
  ]
  return nodes[0] ? below(nodes[0]) : []
}

function nameFaults(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    const role = wordOf(node.role)
    const isControl = propertyOf(node, 'focusable') === true && !PLACES.has(role)
    if (!isControl && role !== 'image') return []
    if (role === '' || role === 'none') return [`a control without a role: ${wordOf(node.name)}`]
    return wordOf(node.name) === '' ? [`${role} without a name`] : []
  })
}

/** In a modal dialog the page below is not there: its title, an h2, comes first. */
function headingFaults(nodes: readonly Node[]): string[] {
  const headings = nodes
    .filter((node) => wordOf(node.role) === 'heading')
    .map((node) => ({ level: Number(propertyOf(node, 'level')), name: wordOf(node.name) }))
  const isLayer = nodes.some((node) => wordOf(node.role) === 'dialog')
  const first = headings.filter(({ level }) => level === 1)
  const faults = isLayer || first.length === 1 ? [] : [`${first.length} headings of level 1`]
  let before = isLayer ? 1 : 0
  for (const { level, name } of headings) {
    if (level > before + 1) faults.push(`heading "${name}" of level ${level} after level ${before}`)
    before = level
  }
  return faults
}

function landmarkFaults(nodes: readonly Node[]): string[] {
  const of = (role: string) => nodes.filter((node) => wordOf(node.role) === role)
  const isLayer = of('dialog').length > 0
  const mains = of('main').length
  const faults = isLayer || mains === 1 ? [] : [`${mains} main landmarks`]
  for (const role of LANDMARKS) {
    const names = of(role).map((node) => wordOf(node.name))
    if (names.length > 1 && (names.includes('') || new Set(names).size < names.length))
      faults.push(`${names.length} of ${role}, named ${names.map((name) => `"${name}"`).join(', ')}`)
  }
  return faults
}
