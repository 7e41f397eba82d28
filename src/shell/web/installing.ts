import type { Shell } from '#/shell/shell.ts'

/** Chromium's event: the shop can be installed, by this question. Other browsers have their own menus for it. */
type InstallQuestion = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

type Installing = Pick<Shell, 'subscribeHomeScreen' | 'addToHomeScreen'> & {
  /** Begins to wait for the browser's question; returns what ends it. */
  listen: (page: Window) => () => void
}

/** Installing the web shop (BX-13), once the browser has read its manifest and found it in order. */
export function installing(): Installing {
  let question: InstallQuestion | null = null
  const listeners = new Set<(canAdd: boolean) => void>()
  const be = (next: InstallQuestion | null) => {
    question = next
    for (const changed of listeners) changed(question !== null)
  }
  const keep = (event: Event) => {
    // A bar of the browser's own would cover the basket; the profile has a row for it.
    event.preventDefault()
    be(event as InstallQuestion)
  }
  const forget = () => be(null)
  return {
    listen: (page) => {
      page.addEventListener('beforeinstallprompt', keep)
      page.addEventListener('appinstalled', forget)
      return () => {
        page.removeEventListener('beforeinstallprompt', keep)
        page.removeEventListener('appinstalled', forget)
      }
    },
    subscribeHomeScreen: (changed) => {
      listeners.add(changed)
      changed(question !== null)
      return () => void listeners.delete(changed)
    },
    addToHomeScreen: async () => {
      const asked = question
      // Each question can be asked once; the browser sends another after a refusal.
      forget()
      await asked?.prompt()
      return (await asked?.userChoice)?.outcome === 'accepted' ? 'added' : 'refused'
    },
  }
}
