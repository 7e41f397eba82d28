import { whenIdle } from '#/lib/idle.ts'
import { bootContext } from '#/lib/preload.ts'
import { device } from './handover.ts'

/** Files of the bundle, whose names only the build can say. */
type Files = {
  entry?: string
  /** Functions that some browsers lack. */
  polyfills?: string
  styles?: string[]
  /** What the entry imports. */
  chunks?: string[]
  telegram?: string[]
} & Partial<Record<'uz' | 'ru' | 'en', string>>

const { attempt, isTelegram, locale } = device
export const files: Files =
  attempt(() => JSON.parse(document.getElementById('files')?.textContent ?? '{}')) ?? {}

/** By when a busy browser is not waited for any longer, ms. */
const IDLE_BY_MS = 150

let isRequested = false

/** Requests all files that the app begins with: its styles, its code, its texts, and inside Telegram its bridge. */
export function fetchApp() {
  if (isRequested) return
  isRequested = true
  const link = (rel: string, href: string | undefined) => {
    if (!href) return
    const made = Object.assign(document.createElement('link'), { rel, href })
    if (rel === 'modulepreload') made.crossOrigin = ''
    if (rel === 'preload') made.as = 'style'
    document.head.append(made)
  }
  // Applied by the app when it starts: another style sheet has every card measured anew, just when it is first pressed.
  for (const href of files.styles ?? []) link('preload', href)
  const ofTelegram = isTelegram ? (files.telegram ?? []) : []
  for (const href of [...(files.chunks ?? []), files.entry, files[locale], ...ofTelegram])
    link('modulepreload', href)
}

/**
 * Runs something when what is rendered is on the screen and the browser is idle: what is pressed meanwhile is answered
 * first. A page in the background renders no frame.
 */
export function afterPaint(run: () => void) {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(() => whenIdle(run, IDLE_BY_MS)))
}

/** Runs the app, whose first frame replaces the page. */
export function runApp() {
  const root = document.getElementById('root')
  fetchApp()
  if (!files.entry || !root) return
  const showBroken = () => bootContext().showBroken?.(root)
  inTurns([...(files.chunks ?? []), files.entry]).then(
    () => bootContext().isEntryWhole || showBroken(),
    showBroken,
  )
}

/**
 * One after the other, with time for input and rendering between. By import(): Trusted Types would have to allow the
 * address of a script element.
 */
async function inTurns(modules: readonly string[]) {
  for (const file of modules) {
    await import(/* @vite-ignore */ file)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
