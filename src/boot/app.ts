import { bootContext } from '#/lib/preload.ts'
import { device } from './boot-context.ts'

/** Files of the bundle, whose names only the build can say. */
type Files = {
  entry?: string
  styles?: string[]
  /** What the entry imports. */
  chunks?: string[]
  telegram?: string
} & Partial<Record<'uz' | 'ru' | 'en', string>>

const { attempt, chosenLanguage, isTelegram } = device
const files: Files = attempt(() => JSON.parse(document.getElementById('files')?.textContent ?? '{}')) ?? {}

let isFetched = false

/** Lets all files leave that the app begins with: its styles, its code, its texts, and inside Telegram its bridge. */
export function fetchApp() {
  if (isFetched) return
  isFetched = true
  const link = (rel: string, href: string | undefined) => {
    if (!href) return
    const made = Object.assign(document.createElement('link'), { rel, href })
    if (rel === 'modulepreload') made.crossOrigin = ''
    document.head.append(made)
  }
  for (const href of files.styles ?? []) link('stylesheet', href)
  const texts = files[chosenLanguage === 'eng' ? 'en' : (chosenLanguage ?? 'uz')]
  for (const href of [...(files.chunks ?? []), files.entry, texts, isTelegram ? files.telegram : ''])
    link('modulepreload', href)
}

/** Runs the app when what has been drawn is on the screen; a page in the background draws no frame. */
export function runApp() {
  fetchApp()
  const root = document.getElementById('root')
  const run = () => {
    if (files.entry && root)
      inTurns([...(files.chunks ?? []), files.entry]).catch(() => bootContext().showBroken?.(root))
  }
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

/**
 * One after the other, with a turn for input and drawing between. By import(): the address of a script element would
 * be for a policy of Trusted Types to allow.
 */
async function inTurns(modules: readonly string[]) {
  for (const file of modules) {
    await import(/* @vite-ignore */ file)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
