import '#/lib/storage-shim.ts'
import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseShell } from '#/app/start/choose-shell.ts'
import { paletteAtom } from '#/shell/palette.ts'
import { shellAtom } from '#/shell/shell.ts'
import { Checkout, Home, Sheet } from './screens.tsx'

/*
 * A page of three screens with our shell under it, built as the shop is built: what the shell says to a client can be
 * watched without the shop around it.
 */

const startedAt = performance.now()
const shell = await chooseShell()
const decidedAfter = performance.now() - startedAt
const store = createStore()
store.set(shellAtom, shell)

const paint = () => {
  const theme = shell.theme()
  store.set(paletteAtom, {
    '--page': theme?.bg_color ?? '#ffffff',
    '--page-grouped': theme?.secondary_bg_color ?? '#f4f4f6',
    '--brand': '#fce000',
    '--brand-text': '#000000',
  })
}
paint()
shell.subscribeTheme(paint)
shell.attach(store)

function Probe() {
  const [page, setPage] = useState<'home' | 'checkout'>('home')
  const [isOpen, setOpen] = useState(false)
  const { launch, name } = shell
  return (
    <>
      <p>{`${name} ${launch.userId ?? 'nobody'} ${launch.startParam ?? 'no start'} ${Math.round(decidedAfter)}`}</p>
      {page === 'home' ? (
        <Home onOpen={() => setOpen(true)} onNext={() => setPage('checkout')} />
      ) : (
        <Checkout onBack={() => setPage('home')} />
      )}
      {isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider store={store}>
    <Probe />
  </Provider>,
)
shell.ready()
