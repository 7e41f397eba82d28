import { atom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { overrideStack, useOverride, useRenderOrder } from './override-stack.ts'

export type { Haptic, InvoiceEnd, Launch, Shared, Shell, Store } from './shell.ts'
export { shellAtom, useShell } from './shell.ts'

/** A screen's one committing action. Telegram shows `label · amount`; the web bar has label left, amount right. */
export type MainButton = {
  label: string
  /** Formatted sum, with its currency. */
  amount?: string
  busy?: boolean
  disabled?: boolean
  /** Shown grey, but it can be pressed: something is missing, which the page says. */
  isWaiting?: boolean
  /** It orders, pays, cancels or deletes: a press meant for the button before it must not reach it. */
  commits?: boolean
  /** A press that returns a promise is not repeated until it settles. */
  onPress: () => void | Promise<void>
}

/** A main button with the component that declared it. */
export type DeclaredButton = MainButton & { owner: number }

/** The background of a screen: `page` behind menu, product and map; `groups` behind grouped lists. */
export type PageBackground = 'page' | 'groups'

export type BackHandler = { of: 'route' | 'layer'; run: () => void }

/** Instead of a button. `hidden`: none is shown; `awaited`: the page that will have one is being loaded. */
type NoButton = 'hidden' | 'awaited'

/** `covered`: a sheet lies over the buttons below it. */
const mainButtons = overrideStack<DeclaredButton | NoButton | 'covered'>()
const titles = overrideStack<string>()
const siteNames = overrideStack<string>()
const grounds = overrideStack<PageBackground>()
const bottoms = overrideStack<'sheet'>()
const backs = overrideStack<BackHandler>()
const risks = overrideStack<true>()
const stillness = overrideStack<true>()
const fullscreens = overrideStack<true>()
const settings = overrideStack<{ open: () => void }>()

const uncoveredAtom = atom((get) => get(mainButtons.allAtom).findLast((one) => one !== 'covered') ?? 'hidden')
/** For the layouts, and for filtering presses. Null: no main button now. */
export const mainButtonAtom = atom((get): DeclaredButton | null => {
  const button = get(uncoveredAtom)
  return typeof button === 'object' ? button : null
})
/** For the layouts: a main button has the place of the tabs, or will have it. */
export const hasMainButtonAtom = atom((get) => get(uncoveredAtom) !== 'hidden')
/** For a client that shows the button outside of the page, where no sheet lies over it. */
export const hostMainButtonAtom = atom((get): DeclaredButton | null => {
  const button = get(mainButtons.topAtom)
  return typeof button === 'object' ? button : null
})
/** For the shells and layouts: the title of the screen on top, null before the first one. */
export const titleAtom = titles.topAtom
/** For the shells: the document's title, "Checkout · Qozon"; null before any title is set. */
export const documentTitleAtom = atom((get) => {
  const parts = [get(titles.topAtom), get(siteNames.topAtom)].filter((part) => part !== null)
  return parts.length > 0 ? [...new Set(parts)].join(' · ') : null
})
/** For the shells and layouts: the background of the screen on top. */
export const backgroundAtom = atom((get): PageBackground => get(grounds.topAtom) ?? 'page')
/** For the shells: the colour at the screen's lower edge, which the client's bottom bar continues. */
export const bottomAtom = atom((get): PageBackground | 'sheet' => get(bottoms.topAtom) ?? get(backgroundAtom))
/** For the shells and layouts: the present action of Back; null: we are at the root. */
export const backAtom = atom((get): BackHandler | null => {
  const all = get(backs.allAtom)
  // A page may mount below a layer that is already open.
  return get(layersAtom).at(-1) ?? all.at(-1) ?? null
})
/** For the shells: closing the app now would lose something. */
export const atRiskAtom = atom((get) => get(risks.topAtom) !== null)
/** For the shells: open viewers, dialogs and sheets, the lowest first. */
export const layersAtom = atom((get) => get(backs.allAtom).filter((back) => back.of === 'layer'))
/** For the shells: a swipe down belongs to us (an open layer, a map) and must not close the app. */
export const ownsSwipesAtom = atom((get) => get(layersAtom).length > 0 || get(stillness.topAtom) !== null)
/** For the shells: the screen wants all of the phone's. */
export const wantsFullscreenAtom = atom((get) => get(fullscreens.topAtom) !== null)
/** For the shells: what the "Settings" entry of the client's menu opens; null: no such entry. */
export const settingsEntryAtom = settings.topAtom

/**
 * Shows the main button while the caller is mounted. Null: the caller has none (the one below is shown); `hidden`: none
 * is shown; `awaited`: none yet, but no tabs come up in its place.
 */
export function useMainButton(button: MainButton | NoButton | null) {
  const latest = useRef(button)
  const isPending = useRef(false)
  const owner = useRenderOrder()
  useEffect(() => {
    latest.current = button
  })
  const shown = typeof button === 'object' ? button : null
  const instead = typeof button === 'string' ? button : null
  const label = shown?.label ?? ''
  const { amount, busy = false, disabled = false, isWaiting = false, commits = false } = shown ?? {}
  const value = useMemo((): DeclaredButton | NoButton | null => {
    if (!label) return instead
    const onPress = async () => {
      const now = latest.current
      if (now === null || typeof now === 'string' || now.busy || now.disabled || isPending.current) return
      isPending.current = true
      try {
        await now.onPress()
      } finally {
        isPending.current = false
      }
    }
    return { owner, label, amount, busy, disabled, isWaiting, commits, onPress }
  }, [owner, instead, label, amount, busy, disabled, isWaiting, commits])
  useOverride(mainButtons, value)
}

/** While mounted, a client shows no main button of what lies below; one that is declared above is shown. */
export function useCoverMainButton() {
  useOverride(mainButtons, 'covered')
}

/** The screen's title: header on the web, document title in both shells. */
export function useTitle(title: string | null) {
  useOverride(titles, title || null)
}

/** The brand's name, behind the screen's title in the document's. For the app, once. */
export function useSiteName(name: string | null) {
  useOverride(siteNames, name || null)
}

/** Sets the background of the screen; Telegram's header, background and bottom bar follow. */
export function usePageBackground(ground: PageBackground) {
  useOverride(grounds, ground)
}

/** While true, a sheet is at the lower edge: Telegram's bottom bar takes its colour. */
export function useSheetBottom(isThere: boolean) {
  useOverride(bottoms, isThere ? 'sheet' : null)
}

/** While true, closing the app or the tab asks first. */
export function useConfirmLeave(isAtRisk: boolean) {
  useOverride(risks, isAtRisk || null)
}

/**
 * Sets the action of Back while the caller is mounted. Layers (viewer, dialog, sheet) come before routes by being
 * rendered later.
 */
export function useBack(handler: (() => void) | null, of: BackHandler['of'] = 'layer') {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  const isWanted = handler !== null
  const value = useMemo(() => (isWanted ? { of, run: () => latest.current?.() } : null), [isWanted, of])
  useOverride(backs, value)
}

/** While true, a swipe down does not close the app: for a map, a drawing, anything that is dragged. */
export function useLockSwipes(isOwned: boolean) {
  useOverride(stillness, isOwned || null)
}

/** While true, the app fills the phone's screen where the client can do that: for maps and stories (BX-28). */
export function useFullscreen(isWanted: boolean) {
  useOverride(fullscreens, isWanted || null)
}

/** What the "Settings" entry of Telegram's menu opens. */
export function useSettings(open: (() => void) | null) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  const isWanted = open !== null
  const value = useMemo(() => (isWanted ? { open: () => latest.current?.() } : null), [isWanted])
  useOverride(settings, value)
}
