import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Whether the theme on the page is dark; follows `applyTheme`. For libraries that need it as a setting. */
export const useIsDark = () =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme === 'dark')
