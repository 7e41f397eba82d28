/*
 * A browser that translates a page replaces its texts by elements. React then changes a text that is no longer on the page, so
 * the old one stays; and it throws when it takes that text away, or puts something before it. Where a text is all that an
 * element of the document has, React writes the content of the element, and the translator follows (LN-08). So in the JSX of
 * src a text that may change stands alone in an element, and so does a fixed one beside something that comes and goes. The
 * types tell what may be a text: a `ReactNode` may, `Elements` are none. A place that is safe for another reason says so in
 * the line above: `// lone-text: the reason`.
 */
import path from 'node:path'
import {
  isArrowFunction,
  isFunctionDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'

const IGNORED = /\blone-text: \S/

/** Components that render what they hold without an element: Suspense and its kind, and contexts. */
const WITHOUT_ELEMENT = ['ExoticComponent', 'ProviderExoticComponent', 'Context']

/** Macros of lingui whose texts get elements of their own (`i18n/Texts.tsx`). */
const SENTENCES = ['Trans', 'Plural', 'Select', 'SelectOrdinal']

/** What a child may be on the page. `fixed`: a text that never changes. `moving`: it may come and go. */
type Kind = 'nothing' | 'fixed' | 'text' | 'texts' | 'element' | 'moving'

const WORDS = ['String', 'Number', 'BigInt', 'TemplateLiteral', 'StringMapping', 'Any', 'Unknown'] as const
const TEXT = WORDS.reduce((flags, name) => flags | TypeFlags[name], 0)

/** The parts of a union; a type alone is its only part. */
const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

/** Whether React may render a text for something of this type. */
const mayBeText = (type: Type): boolean =>
  partsOf(type).some((one) => {
    if (!one.isLiteralType()) return Boolean(one.flags & TEXT)
    // What `&&` leaves of its left side: React ignores the empty text; a 0 would be a mistake of its own.
    return typeof one.value !== 'boolean' && !['', '0', '0n'].includes(String(one.value))
  })

/** Whether it is a list in which there may be texts: React renders each without an element, also where the list is alone. */
function mayBeTexts(type: Type, checker: Checker, seen = new Set<number>()): boolean {
  return partsOf(type).some((one) => {
    if (seen.has(one.id) || !checker.isArrayLikeType(one) || !one.isTypeReference()) return false
    seen.add(one.id)
    return checker.getTypeArguments(one).some((held) => mayBeText(held) || mayBeTexts(held, checker, seen))
  })
}

const hasKey = (node: Node) =>
  (isJsxElement(node) || isJsxSelfClosingElement(node)) &&
  (isJsxElement(node) ? node.openingElement : node).attributes.properties.some(
    (one) => isJsxAttribute(one) && one.name.getText() === 'key',
  )

function kindOf(child: Node, checker: Checker): Kind {
  if (isJsxText(child)) return child.text.trim() ? 'fixed' : 'nothing'
  // An element with a key is another one by its next key.
  if (isJsxFragment(child) || hasKey(child)) return 'moving'
  if (!isJsxExpression(child)) return 'element'
  const { expression } = child
  if (!expression) return 'nothing'
  if (isStringLiteral(expression)) return expression.text.trim() ? 'fixed' : 'nothing'
  const type = checker.getTypeAtLocation(expression)
  if (!type || mayBeTexts(type, checker)) return 'texts'
  return mayBeText(type) ? 'text' : 'moving'
}

/** Whether its children have the element that stands around it as theirs. */
function isWithoutElement(node: Node, checker: Checker): boolean {
  if (isJsxFragment(node)) return true
  if (!isJsxElement(node)) return false
  const { tagName } = node.openingElement
  if (/^[a-z]/.test(tagName.getText())) return false
  const type = checker.getTypeAtLocation(tagName)
  return type ? partsOf(type).some((one) => WITHOUT_ELEMENT.includes(one.getSymbol()?.name ?? '')) : false
}

/** The texts among the children of an element, or of a fragment, that do not stand alone in an element of the document. */
function textsBeside(parent: Node, children: readonly Node[], checker: Checker): Node[] {
  const all = children
    .map((child) => ({ child, kind: kindOf(child, checker) }))
    .filter(({ kind }) => kind !== 'nothing')
  const isAlone = all.length === 1 && !isWithoutElement(parent, checker)
  const isStill = all.every(({ kind }) => kind === 'fixed' || kind === 'element') && !isJsxFragment(parent)
  const isBad: Readonly<Record<Kind, boolean>> = {
    nothing: false,
    element: false,
    moving: false,
    fixed: !isAlone && !isStill,
    text: !isAlone,
    texts: true,
  }
  return all.filter(({ kind }) => isBad[kind]).map(({ child }) => child)
}

/** A component that may return a text, as its declaration. */
function isTextComponent(node: Node, checker: Checker): boolean {
  const isFunction =
    isFunctionDeclaration(node) ||
    (isVariableDeclaration(node) && node.initializer && isArrowFunction(node.initializer))
  if (!isFunction || !node.name || !isIdentifier(node.name) || !/^[A-Z][a-z]/.test(node.name.text))
    return false
  const type = checker.getTypeAtLocation(node.name)
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  return signatures.some((one) => {
    const returned = checker.getReturnTypeOfSignature(one)
    return !returned || mayBeText(returned) || mayBeTexts(returned, checker)
  })
}

const isSentence = (node: Node) =>
  isJsxElement(node) && SENTENCES.includes(node.openingElement.tagName.getText())

/** What stands in the place of something that is on its way, without an element. */
const isTextFallback = (node: Node, checker: Checker) =>
  isJsxAttribute(node) &&
  node.name.getText() === 'fallback' &&
  Boolean(node.initializer) &&
  ['text', 'texts', 'fixed'].includes(kindOf(node.initializer as Node, checker))

/** What is wrong in a file, each with its line. */
export function faultsOf(file: SourceFile, checker: Checker): string[] {
  const lines = file.text.split('\n')
  const faults: string[] = []
  const say = (node: Node, why: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    const [shown = ''] = node.getText(file).trim().split('\n')
    if (!IGNORED.test(lines[line - 1] ?? '')) faults.push(`${line + 1}: ${shown} ${why}`)
  }
  const visit = (node: Node): void => {
    if (isSentence(node)) return
    if (isJsxElement(node) || isJsxFragment(node))
      for (const child of textsBeside(node, node.children, checker))
        say(child, 'may be a text, and is not alone in an element')
    else if (isTextComponent(node, checker)) say(node, 'may render a text without an element')
    else if (isTextFallback(node, checker)) say(node, 'is a text without an element')
    node.forEachChild(visit)
  }
  visit(file)
  return faults
}

/** The faults in the JSX of the `src` that belongs to a project; `project` is the path of its tsconfig.json. */
export function faultsIn(project: string, options: ConstructorParameters<typeof API>[0] = {}): string[] {
  const api = new API(options)
  try {
    const [opened] = api.updateSnapshot({ openProjects: [project] }).getProjects()
    if (!opened) return [`${project}: there is no such project`]
    const { program, checker } = opened
    return program.getSourceFileNames().flatMap((name) => {
      const short = path.relative(path.dirname(project), name).replaceAll('\\', '/')
      if (!/^src\/.*\.tsx$/.test(short) || /\.test\.tsx$|\/testing\//.test(short)) return []
      const file = program.getSourceFile(name)
      return file ? faultsOf(file, checker).map((fault) => `${short}:${fault}`) : []
    })
  } finally {
    api.close()
  }
}

if (import.meta.main) {
  const faults = faultsIn(path.resolve('tsconfig.json'))
  for (const fault of faults) console.error(fault)
  console.log(`${faults.length} texts in the JSX of src that do not stand alone in an element`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
