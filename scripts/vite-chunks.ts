import path from 'node:path'
import { type Plugin, parseSync } from 'vite'

type Modules = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null
}

/** A module that mostly re-exports: an index.ts, or lucide's entry. */
const DOOR = /\/(?:index\.ts|lucide-react\.mjs)$/

/** The imports and exports of a module, as the parser reports them. */
const recordOf = (code: string | null | undefined) => parseSync('module.js', code ?? '').module

/** A module by the specifier of an import. */
const fileOf = (request: string, from: string, known: readonly string[]) =>
  request.startsWith('#/')
    ? path.resolve('src', request.slice(2))
    : request.startsWith('.')
      ? path.resolve(path.dirname(from), request)
      : known.find((id) => id.includes(`/node_modules/${request}/`))

/**
 * Everything the entry imports. Of a module that re-exports, only the names imported count: the others belong to lazy
 * pages.
 */
function reach(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const doors = new Map<string, ReadonlyMap<string, string>>()

  /** The file that each re-exported name comes from; names the module defines itself are left out. */
  const passedOn = (door: string): ReadonlyMap<string, string> => {
    const known = doors.get(door)
    if (known) return known
    const { code, importedIds = [] } = modules.getModuleInfo(door) ?? {}
    const { staticImports, staticExports } = recordOf(code)
    const imported = new Map(
      staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.map(({ localName }) => [localName.value, moduleRequest.value] as const),
      ),
    )
    const names = new Map<string, string>()
    for (const { moduleRequest, exportName, localName } of staticExports.flatMap(({ entries }) => entries)) {
      const request = moduleRequest?.value ?? imported.get(localName.name ?? '')
      const file = request && fileOf(request, door, importedIds)
      if (file && exportName.name) names.set(exportName.name, file)
    }
    doors.set(door, names)
    return names
  }
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {}
    const elsewhere = DOOR.test(id) ? new Set(passedOn(id).values()) : null
    for (const next of importedIds) if (!DOOR.test(next) && !elsewhere?.has(next)) visit(next)
    for (const { moduleRequest, entries } of recordOf(code).staticImports) {
      const file = fileOf(moduleRequest.value, id, importedIds)
      if (!file || !DOOR.test(file)) continue
      for (const { importName } of entries) visit(passedOn(file).get(importName.name ?? '') ?? file)
    }
  }
  visit(entry)
  return found
}

/** Whether any of those modules reaches another one; found out at the first question. Throws if one is not in the build. */
function reachedBy(entries: readonly string[]): (id: string, modules: Modules) => boolean {
  let reached: Set<string> | null = null
  return (id, modules) => {
    reached ??= new Set(
      entries.flatMap((entry) => {
        const module = path.resolve(entry)
        if (!modules.getModuleInfo(module)) throw new Error(`${entry} is not in the build.`)
        return [...reach(module, modules)]
      }),
    )
    return reached.has(id)
  }
}

/** Modules of the start that are loaded by themselves, before any page is. */
const STEPS = [
  'src/shell/telegram/telegram.ts',
  'src/app/start/response-cache.ts',
  'src/app/start/later-steps.ts',
]

/** What the home page loads by itself beside the menu. */
const HOME = [
  'src/features/product-card/motion.ts',
  'src/features/offline/OfflineBar.tsx',
  'src/app/layouts/AuthLayout.tsx',
  'src/app/layouts/WebFooter.tsx',
  'src/app/start/install.ts',
  'src/ui/code-words.ts',
]

/** The same of what a customer who saves data does without. */
const OFFERS = [
  'src/features/stories/StoryRow.tsx',
  'src/features/banners/BannerAdvance.ts',
  'src/app/navigation/page-head.ts',
]

/** The pages of an order, from the basket to the order itself, and what the pages on the way load by themselves. */
const ORDER = [
  'src/features/basket-page/BasketScreen.tsx',
  'src/features/sign-in/LoginScreen.tsx',
  'src/features/sign-in/LoginConfirmScreen.tsx',
  'src/features/checkout/CheckoutScreen.tsx',
  'src/features/order-page/OrderScreen.tsx',
  'src/features/delivery-address/LatestAddress.tsx',
  'src/features/orders/follow-order.ts',
  'src/features/notifications/Bell.tsx',
  'src/features/filters/views.ts',
  'src/ui/notices/NoticeStack.tsx',
  'src/ui/ShowPicture.tsx',
]

/** The sheet and the page of a dish, which the first press on a card may open. */
const PRODUCT = ['src/features/product/ProductSheet.tsx', 'src/features/product/ProductScreen.tsx']

/** The two big files of the first load: libraries, and ours. */
const FIRST_LOAD = new Set(['base', 'main'])

/**
 * Two files for all that the entry needs at once, libraries and ours: the bundler's own cut makes fifty files of it,
 * because every lazy page shares some of it, and fifty small files compress worse and queue up on a slow connection.
 * Two, and a line between them, so that boot can yield to input between running the one and the other.
 */
export function firstLoadTogether() {
  const isFirst = reachedBy(['src/main.tsx'])
  const isOfSteps = reachedBy(STEPS)
  const isOfHome = reachedBy(HOME)
  const isOfOffers = reachedBy(OFFERS)
  const isOfOrder = reachedBy(ORDER)
  const isOfProduct = reachedBy(PRODUCT)
  const first = (id: string, modules: Modules) => {
    if (!isFirst(id, modules)) return null
    return id.includes('/node_modules/') ? 'base' : 'first'
  }
  // What Telegram's bridge and the steps after the menu share with later pages must not bring those pages along; nor must
  // what the home page loads by itself, which is one file: its pieces were twenty requests.
  const steps = (id: string, modules: Modules) =>
    isOfSteps(id, modules) && id.includes('/src/') ? 'steps' : null
  // What the pages of an order share with it is apart from both, so that neither brings the other one along.
  const home = (id: string, modules: Modules) => {
    if (isOfHome(id, modules)) return isOfOrder(id, modules) ? 'both' : 'home'
    return isOfOffers(id, modules) && !isOfOrder(id, modules) ? 'offers' : null
  }
  // What several later pages render is one file for all, with the small libraries they share: else each piece would be
  // asked for, and named, by itself, and a visit of 40 requests was one of 90. The map is asked for where one is
  // rendered, the kit of forms where there are forms, and the parser of merchants' texts with the pages that have one.
  // The library of the icons is with them: apart, its helpers would be in a file that imports the icons itself.
  // What the pages of an order share is apart from what other pages share, which is half of all: a customer who orders
  // and does nothing else does not pay for addresses on a map, the profile or a code for the camera. What a dish shares
  // with any of them is a file of its own: the first press on a card may be all that a customer does.
  const icons = {
    name: (id: string, modules: Modules) =>
      [isOfOrder, isOfHome, isOfProduct].some((isOf) => isOf(id, modules)) ? 'icons' : 'more-icons',
    test: /\/lucide-react\/dist\/esm\//,
    minShareCount: 2,
  }
  const shared = {
    name: (id: string, modules: Modules) => {
      if (isOfProduct(id, modules)) return 'product-shared'
      return isOfOrder(id, modules) ? 'shared' : 'more'
    },
    test: /\/src\/(?!ui\/(?:kit|map\/(?!Map(?:Strip|Picture))|rich-text|RichText)|features\/policies\/PolicyText)|\/(?:uqr|eventsource-parser)\//,
    minShareCount: 2,
  }
  // The parts that the sheet and the page of a dish share: who orders from the menu's cards loads neither.
  const product = {
    name: 'product',
    test: /\/src\/features\/product(?:-options|-pictures)?\//,
    minShareCount: 2,
  }
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: first, debugName: 'first' },
      { name: steps, debugName: 'steps', minShareCount: 2 },
      icons,
      { name: home, debugName: 'home' },
      product,
      shared,
    ],
  }
}

/** The hint has to be the first thing in a file; browsers that do not know it read a comment. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

/**
 * Makes the browser compile all functions of the first load while the files come in, beside the page: else each is
 * compiled by the press that calls it first. On a phone four times slower than a desktop the app has taken over after 2.7 s
 * instead of 3.0, and the page is blocked for 160 ms instead of 250 (medians of 7).
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && FIRST_LOAD.has(part.name)) part.code = `${COMPILE_AHEAD}\n${part.code}`
      },
    },
  }
}
