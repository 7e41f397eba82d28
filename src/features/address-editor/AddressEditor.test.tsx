// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/profile/address" }
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { NO_DOOR } from '#/domain/order/door.ts'
import { bookPlaceAtom } from '#/features/saved-addresses/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { byLabel, byRole, press, type } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import AddressCreateScreen from './AddressCreateScreen.tsx'

const home = {
  id: 'a-1',
  type: 'APARTMENT',
  name: 'Home',
  streetName: 'Bunyodkor',
  houseNumber: '12',
  details: '',
  description: '',
  latitude: 41.2756,
  longitude: 69.2035,
  cityId: null,
  office: '57',
  domophone: '',
  entrance: '2',
  floor: '3',
  comment: '',
  landmark: '',
}
const other = {
  title: 'Amir Temur 5',
  streetName: 'Amir Temur',
  houseNumber: '5',
  latitude: 41.3301,
  longitude: 69.2822,
  cityId: null,
}
const ALL = '/users/v1/addresses/WITH_TOKEN'
const HOME = '/users/v1/addresses/a-1/WITH_TOKEN'
const EDITOR = '/profile/address/create'

let page: Awaited<ReturnType<typeof renderShop>>
let saved: unknown[]
afterEach(() => page.remove())

const goTo = async (path: string) => {
  await act(async () => navigate(path))
  await settle()
}
const user = (id: string) => ({
  token: 't',
  user: { id, firstName: 'Aziza', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 },
})
const typedIn = (field: string) => (byLabel(field) as HTMLInputElement).value
const words = () => document.body.textContent ?? ''
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')].map(
    (field) => field.ariaLabel ?? field.labels?.[0]?.textContent,
  )

beforeEach(async () => {
  localStorage.clear()
  history.replaceState(null, '', '/profile/address')
  saved = []
  page = await renderShop(
    <Route path={EDITOR}>
      <AddressCreateScreen />
    </Route>,
    {
      answer: (path, body) => {
        if (path === ALL) return Response.json([home])
        if (path === '/deliveries/v1/geocode/search') return Response.json([other])
        if (path !== HOME) return null
        saved.push(body)
        return Response.json({ ...home, ...(body as object) })
      },
    },
  )
  await act(async () => page.store.set(savedSessionAtom, user('u-1')))
})

const found = () => [...document.querySelectorAll<HTMLElement>('li button')].at(0)
/** Finds the other address by its words. */
async function findOther() {
  await type(byRole('searchbox', 'Street, house or landmark'), 'Amir Temur 5')
  await until(() => expect(found()?.textContent).toContain('Amir Temur, 5'))
  await press(found() as HTMLElement)
}
const save = () => act(async () => page.store.get(mainButtonAtom)?.onPress?.())

test.each([
  ['an address', `${EDITOR}?id=a-1`, { Entrance: '2', Directions: '' }],
  ['a new address', EDITOR, null],
])('what was typed of %s is there after Back, and can be discarded (DL-04)', async (_what, path, begun) => {
  await goTo(path)
  if (!begun) await findOther()
  await type(byRole('textbox', 'Entrance'), '7')
  await type(byRole('textbox', 'Directions for the courier'), 'The blue door')
  await goTo('/profile/address')
  expect(page.store.get(noticesAtom)).toMatchObject([{ text: 'Your changes are kept but not saved' }])
  await goTo(path)
  expect(typedIn('Entrance')).toBe('7')
  expect(typedIn('Directions for the courier')).toBe('The blue door')
  expect(words()).toContain('Not saved yet')
  await press(byRole('button', 'Discard'))
  if (begun) {
    expect(typedIn('Entrance')).toBe(begun.Entrance)
    expect(typedIn('Directions for the courier')).toBe(begun.Directions)
  } else expect(typedIn('Street, house or landmark')).toBe('')
  expect(words()).not.toContain('Not saved yet')
})

test('nobody else finds it there (DL-04)', async () => {
  await goTo(EDITOR)
  await findOther()
  await type(byRole('textbox', 'Directions for the courier'), 'The blue door')
  await goTo('/profile/address')
  await act(async () => page.store.set(savedSessionAtom, user('u-2')))
  await goTo(EDITOR)
  expect(typedIn('Street, house or landmark')).toBe('')
  expect(words()).not.toContain('Amir Temur')
})

test('a new address is first found: by words, by the device or on the map, and then has the fields of its door', async () => {
  await goTo(EDITOR)
  expect(fields()).toEqual(['Street, house or landmark'])
  expect(page.store.get(mainButtonAtom)).toBeNull()
  expect(document.querySelector('a[href="/address/delivery?for=book"]')).not.toBeNull()
  await findOther()
  expect(fields()).toEqual(['Entrance', 'Floor', 'Flat', 'Intercom', 'Directions for the courier'])
})

test('what the map has found is taken, and nothing of the door is lost on the way', async () => {
  await goTo(`${EDITOR}?id=a-1`)
  await type(byRole('textbox', 'Floor'), '9')
  await press(document.querySelector('a[href="/address/delivery?for=book"]') as HTMLElement)
  const sent = page.store.get(bookPlaceAtom)
  expect(sent).toMatchObject({ place: { streetName: 'Bunyodkor' }, door: { floor: '9' }, isChosen: false })
  // Where the form is left for its own map, nothing is said about changes that were not saved.
  expect(page.store.get(noticesAtom)).toEqual([])
  const there = { ...draftPlace(), streetName: other.streetName, houseNumber: other.houseNumber }
  await act(async () =>
    page.store.set(bookPlaceAtom, { place: there, door: { ...NO_DOOR, floor: '9' }, isChosen: true }),
  )
  await goTo(`${EDITOR}?id=a-1`)
  expect(words()).toContain('Amir Temur, 5')
  expect(page.store.get(bookPlaceAtom)).toBeNull()
  await save()
  await until(() => expect(saved).toMatchObject([{ streetName: 'Amir Temur', floor: '9', name: 'Home' }]))
})

test('the note that an address has can be changed; another one is not asked for', async () => {
  await goTo(`${EDITOR}?id=a-1`)
  expect(fields()).not.toContain('Note for the courier')
  await goTo('/profile/address')
  home.comment = 'Call first'
  await act(async () => page.client.invalidateQueries())
  await goTo(`${EDITOR}?id=a-1`)
  await until(() => expect(typedIn('Note for the courier')).toBe('Call first'))
  home.comment = ''
})

test('an address that is found anew is saved where it was found (DL-04)', async () => {
  await goTo(`${EDITOR}?id=a-1`)
  await press(byRole('button', 'Another address'))
  await findOther()
  await save()
  await until(() => expect(saved).toHaveLength(1))
  const { streetName, houseNumber, latitude, longitude } = other
  expect(saved[0]).toMatchObject({ streetName, houseNumber, latitude, longitude, entrance: '2' })
  await goTo('/profile/address')
  await goTo(`${EDITOR}?id=a-1`)
  expect(words()).not.toContain('Not saved yet')
})
