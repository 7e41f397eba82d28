import type { Shell } from '#/shell/shell.ts'

/** Chromium's event: the shop can be installed, by this question. Other browsers have their own menus for it. */
type InstallQuestion = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Installing the web shop (BX-13), once the browser has read its manifest and found it in order. */
export function installing(page: Window): Pick<Shell, 'canAddToHomeScreen' | 'addToHomeScreen'> {
  let question: InstallQuestion | null = null
  page.addEventListener('beforeinstallprompt', (event) => {
    // A bar of the browser's own would cover the basket; the profile has a row for it.
    event.preventDefault()
    question = event as InstallQuestion
  })
  page.addEventListener('appinstalled', () => {
    question = null
  })
  return {
    canAddToHomeScreen: async () => question !== null,
    addToHomeScreen: async () => {
      const asked = question
      // Each question can be asked once; the browser sends another after a refusal.
      question = null
      await asked?.prompt()
      return (await asked?.userChoice)?.outcome === 'accepted' ? 'added' : 'refused'
    },
  }
}
