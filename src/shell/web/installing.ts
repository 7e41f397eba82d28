import type { Shell } from '#/shell/shell.ts'

/** Chromium's event: the shop can be installed, by this question. Other browsers have their own menus for it. */
type InstallQuestion = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

type Installing = Pick<Shell, 'canAddToHomeScreen' | 'addToHomeScreen'> & {
  /** Begins to wait for the browser's question; returns what ends it. */
  listen: (page: Window) => () => void
}

/** Installing the web shop (BX-13), once the browser has read its manifest and found it in order. */
export function installing(): Installing {
  let question: InstallQuestion | null = null
  const keep = (event: Event) => {
    // A bar of the browser's own would cover the basket; the profile has a row for it.
    event.preventDefault()
    question = event as InstallQuestion
  }
  const forget = () => {
    question = null
  }
  return {
    listen: (page) => {
      page.addEventListener('beforeinstallprompt', keep)
      page.addEventListener('appinstalled', forget)
      return () => {
        page.removeEventListener('beforeinstallprompt', keep)
        page.removeEventListener('appinstalled', forget)
      }
    },
    canAddToHomeScreen: async () => question !== null,
    addToHomeScreen: async () => {
      const asked = question
      // Each question can be asked once; the browser sends another after a refusal.
      forget()
      await asked?.prompt()
      return (await asked?.userChoice)?.outcome === 'accepted' ? 'added' : 'refused'
    },
  }
}
