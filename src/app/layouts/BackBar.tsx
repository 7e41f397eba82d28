import { Provider, useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Texts } from '#/i18n/Texts.tsx'
import { backAtom, type Store } from '#/shell/chrome.ts'
import css from './BackBar.module.css'
import { BackButton } from './BackHeader.tsx'

/**
 * Puts a bar with Back over every page but the menu, for clients that have no such button (TG-04). It is rendered beside
 * the app and not by its layouts, so that nobody else loads it.
 */
export function addBackBar(store: Store) {
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <Provider store={store}>
      <Texts>
        <BackBar />
      </Texts>
    </Provider>,
  )
}

function BackBar() {
  const isThere = useAtomValue(backAtom) !== null
  // The page begins below the bar as it does below the buttons of a client in fullscreen. Clients without a Back tell no
  // insets, so nothing else writes this one meanwhile.
  useLayoutEffect(() => {
    if (!isThere) return
    const { style } = document.documentElement
    const own = style.getPropertyValue('--inset-top')
    style.setProperty('--inset-top', `calc(${own} + 48px)`)
    return () => style.setProperty('--inset-top', own)
  }, [isThere])
  return (
    isThere && (
      <header className={css.bar}>
        <BackButton />
      </header>
    )
  )
}
