import { act } from 'react'
import { vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { App } from '#/app/App.tsx'
import { AuthLayout } from '#/app/layouts/auth.ts'
import { routes } from '#/app/pages/routes.ts'
import { phaseAtom } from '#/app/start/start.ts'
import { NotFound } from '#/features/error-pages/index.ts'
import { storage, tabStorage } from '#/lib/storage.ts'
import { type PathName, paths } from '#/paths.ts'
import { cookies } from '#/session/keys.ts'
import { queryClient, queryClientAtom } from '#/session/query-client.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { FLAGS } from '../../scripts/e2e/switched-off.ts'
import { azizasSession } from './test-customer.ts'
import { renderShop, until } from './test-shop.tsx'

/* For tests: the whole app in a shop of their settings, as a phone or a computer shows it to a visitor or a customer. */

export const names = Object.keys(paths) as PathName[]
export const addressOf = (path: string) => path.replace(/:\w+/g, 'some-1')
export const every = (isOn: boolean) => Object.fromEntries(FLAGS.map((flag) => [flag, isOn]))
/** amoCRM's chat takes the place of the shop's own. */
export const ALL_ON = { ...every(true), amoCRMActive: false }

/** A page whose code is there is shown at once. */
export const loadPages = () =>
  Promise.all([
    ...names.map((name) => routes[name].screen.preload?.()),
    AuthLayout.preload?.(),
    NotFound.preload?.(),
  ])

let close = async () => {}

/** Leaves the shop that is open, and forgets what it has stored. */
export async function leaveShop() {
  await close()
  close = async () => {}
  for (const area of [storage, tabStorage]) for (const name of area.keys()) area.remove(name)
  for (const cookie of Object.values(cookies)) cookie.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
}

type Visit = { settings?: Record<string, unknown>; isCustomer?: boolean; isWide?: boolean }

/** Opens a shop, by itself one that has everything. `go` leads to an address as a link does, `asked`: paths of calls. */
export async function openShop({ settings = ALL_ON, isCustomer = false, isWide = false }: Visit = {}) {
  await leaveShop()
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width') && isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  navigate('/')
  const calls: string[] = []
  const page = await renderShop(null, {
    settings,
    answer: (path) => {
      calls.push(path)
      // A vacancy that the server does not know is a 404, too.
      return path.includes('/vacancies/') ? new Response('', { status: 503 }) : null
    },
    prepare: (store) => {
      store.set(phaseAtom, 'ready')
      store.set(queryClientAtom, queryClient)
      if (isCustomer) store.set(savedSessionAtom, azizasSession)
    },
  })
  await page.rerender(<App store={page.store} onShown={() => {}} />)
  close = page.remove
  const go = async (address: string) => {
    await act(async () => navigate(address))
    await until(() => {
      if (!document.querySelector('main')) throw new Error(`nothing at ${address}`)
    })
  }
  return { store: page.store, go, asked: () => calls }
}

export const is404 = () => document.body.textContent?.includes('Page not found') === true
