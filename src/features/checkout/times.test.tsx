// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  changeDraftAtom,
  correctDraftAtom,
  draftAtom,
  serviceTypeAtom,
  whenAtom,
} from '#/features/order-draft/index.ts'
import { deviceNow, hear } from '#/lib/clock.ts'
import { isAbout } from '#/session/query-keys.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { branchOpenFromTen } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { lookAtClock } from '#/ui/use-now.ts'
import { type Times, useTimes } from './times.ts'
import { When } from './When.tsx'

const SAT = '2026-11-21'
const SUN = '2026-11-22'
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`)
const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const chosen = () => document.querySelector('input:checked')?.closest('label')?.textContent

let page: Awaited<ReturnType<typeof renderShop>>
let times: Times

function Probe() {
  times = useTimes()
  return <When times={times} marked={[]} />
}

/** The checkout's times at noon of a Saturday, of a branch open from ten to eight. */
async function open(change: object = {}, answer?: (path: string) => Response | Promise<Response> | null) {
  page = await renderShop(<Probe />, answer && { answer })
  const branch = branchOpenFromTen({ leadTimeMinutes: 40, ...change })
  await act(async () => page.store.set(nearestBranchAtom, branch))
  await settle()
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: at(SAT, '12:00') })
})
afterEach(() => {
  page.remove()
  vi.useRealTimers()
})

test('tomorrow at a branch open around the clock begins with lunch; each part of it and every time is a press away (SC-03)', async () => {
  await open({ open: '00:00', close: '24:00' })
  const day = document.querySelector('select')
  await act(async () => {
    if (!day) throw new Error(words())
    day.value = SUN
    day.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settle()
  expect(times.when).toEqual({ day: SUN, time: '11:00' })
  const shown = () => [...document.querySelectorAll('label')].map((one) => one.textContent?.slice(0, 5))
  expect(shown().slice(0, 3)).toEqual(['11:00', '11:30', '12:00'])
  await press(byRole('button', 'Evening'))
  // The chosen time stays in sight.
  expect(shown().slice(0, 3)).toEqual(['11:00', '17:00', '17:30'])
  await press(byRole('button', 'All times'))
  expect(shown().slice(0, 2)).toEqual(['00:00', '00:15'])
  expect(times.when).toEqual({ day: SUN, time: '11:00' })
  await press(byRole('button', 'All times'))
  expect(shown()[0]).toBe('11:00')
})

test.each([
  [40, 'about 12:40'],
  [1440, 'about 22 Nov, 12:00'],
])('with %s minutes of notice an order for now is ready %s', async (leadTimeMinutes, said) => {
  await open({ leadTimeMinutes, open: '00:00', close: '24:00' })
  await act(async () => page.store.set(serviceTypeAtom, 'PICK_UP'))
  expect(words()).toContain(said)
})

test('an order for now asks for no part of the day, one for later does (SC-03)', async () => {
  await open()
  expect(chosen()).toContain('As soon as possible')
  expect(words()).not.toContain('Evening')
  await act(async () => page.store.set(whenAtom, { day: SAT, time: '13:00' }))
  await press(byRole('button', 'Evening'))
  expect(words()).toContain('19:30')
  await act(async () => page.store.set(whenAtom, null))
  // They do not go from under the finger.
  expect(words()).toContain('Evening')
})

test('each service keeps its own time (SC-04)', async () => {
  await open()
  const { store } = page
  const choose = (service: 'DELIVERY' | 'PICK_UP', when: { day: string; time: string } | null) =>
    act(async () => {
      store.set(serviceTypeAtom, service)
      if (when) store.set(whenAtom, when)
    })
  await choose('DELIVERY', { day: SUN, time: '12:30' })
  await choose('PICK_UP', { day: SAT, time: '18:00' })
  expect(times.when).toEqual({ day: SAT, time: '18:00' })
  await choose('DELIVERY', null)
  expect(times.when).toEqual({ day: SUN, time: '12:30' })
  expect(store.get(draftAtom)).toMatchObject({
    when: { day: SUN, time: '12:30' },
    pickupWhen: { day: SAT, time: '18:00' },
    tableWhen: null,
  })
})

test('a time that passes while the page is open is refused in words, not replaced (SC-03)', async () => {
  await open()
  await act(async () => page.store.set(changeDraftAtom, { when: { day: SAT, time: '12:45' } }))
  await act(async () => lookAtClock())
  expect(times.when).toEqual({ day: SAT, time: '12:45' })
  vi.setSystemTime(at(SAT, '12:06'))
  await act(async () => lookAtClock())
  expect(times.when).toBe('gone')
  expect(words()).toContain('12:45 is no longer available')
  expect(chosen()).toBeUndefined()
  await act(async () => page.store.set(changeDraftAtom, { comment: 'spicy' }))
  expect(times.when).toBe('gone')
  await act(async () => page.store.set(whenAtom, null))
  expect(times.when).toBeNull()
})

test('“as soon as possible” that ends while the page is open is refused in words, and stays so until a choice (SC-03)', async () => {
  vi.setSystemTime(at(SAT, '19:58'))
  await open()
  expect(times.when).toBeNull()
  vi.setSystemTime(at(SAT, '20:01'))
  await act(async () => lookAtClock())
  expect(times.when).toBe('gone')
  expect(words()).toContain('As soon as possible is no longer available')
  expect(chosen()).toBeUndefined()
  await act(async () => page.store.set(changeDraftAtom, { comment: 'spicy' }))
  expect(times.when).toBe('gone')
  await press(byRole('button', 'Take 22\u00a0Nov, 10:00'))
  expect(times.when).toEqual({ day: SUN, time: '10:00' })
  expect(words()).not.toContain('no longer available')
})

test('a time that the page has chosen by itself is not moved on when it passes (SC-03)', async () => {
  vi.setSystemTime(at(SAT, '09:10'))
  await open()
  expect(times.when).toEqual({ day: SAT, time: '10:00' })
  vi.setSystemTime(at(SAT, '09:30'))
  await act(async () => lookAtClock())
  expect(times.when).toBe('gone')
  expect(words()).toContain('10:00 is no longer available')
  await press(byRole('button', 'Take 10:15'))
  expect(times.when).toEqual({ day: SAT, time: '10:15' })
})

test('a time that another tab has chosen is shown, and is no loss', async () => {
  await open()
  await act(async () => page.store.set(correctDraftAtom, { when: { day: SAT, time: '18:00' } }))
  expect(times.when).toEqual({ day: SAT, time: '18:00' })
  expect(words()).not.toContain('no longer available')
})

test('a time of another visit that has passed is dropped', async () => {
  await open()
  await act(async () => page.store.set(changeDraftAtom, { when: { day: '2026-11-20', time: '12:30' } }))
  expect(times.when).toBeNull()
  expect(words()).not.toContain('no longer available')
})

test('on a holiday there is no “now”, and the next open time is chosen (CO-14)', async () => {
  await open({ holidays: [{ date: SAT, description: '' }] })
  expect(words()).toContain('Today is a holiday')
  expect(words()).toContain('We open at 10:00, 22 Nov')
  expect(times.when).toEqual({ day: SUN, time: '10:00' })
  expect(chosen()).toMatch(/^10:00/)
})

test('before the opening of the same day the date is not said (BX-05)', async () => {
  vi.setSystemTime(at(SAT, '08:00'))
  await open()
  expect(words()).toContain('We open at 10:00. ')
  expect(times.when).toEqual({ day: SAT, time: '10:00' })
})

test('a time that others have taken is full; the customer’s own is told, with the next free one (BX-32)', async () => {
  const taken = new Set(['18:00'])
  await open({}, (path) =>
    path.endsWith('/slots')
      ? Response.json(
          ['13:00', '13:15', '18:00', '18:15'].map((from) => ({ from, to: '', available: !taken.has(from) })),
        )
      : null,
  )
  const tile = (time: string) =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(time))
  expect(tile('18:00')?.textContent).toBe('18:00full')
  expect(tile('18:00')?.querySelector('input')?.disabled).toBe(true)
  expect(tile('18:15')?.querySelector('input')?.disabled).toBe(false)
  await act(async () => page.store.set(whenAtom, { day: SAT, time: '13:00' }))
  expect(times.when).toEqual({ day: SAT, time: '13:00' })
  taken.add('13:00')
  await act(async () => page.client.invalidateQueries(isAbout('slots')))
  await settle()
  expect(times.when).toBe('gone')
  expect(words()).toContain('13:00 has just been taken')
  await press(byRole('button', 'Take 13:15'))
  expect(times.when).toEqual({ day: SAT, time: '13:15' })
  expect(words()).not.toContain('has just been taken')
})

test.each([
  ['that leaves it out', [{ from: '18:00' }, { from: '18:15', available: true }], [false, true]],
  ['that names full ones alone', [{ from: '13:00', available: false }], [false, false]],
  ['of which a time cannot be read', [{ from: 'kechqurun' }, { from: '18:00' }], [false, false]],
  ['of none', [], [false, false]],
])('a list %s says of a time whether it is full (BX-32)', async (_what, slots, full) => {
  await open({}, (path) => (path.endsWith('/slots') ? Response.json(slots) : null))
  const isFull = (time: string) => times.slotsOf(SAT).find((slot) => slot.time === time)?.isFull
  expect([isFull('18:00'), isFull('18:30')]).toEqual(full)
})

test('a branch that lists times of another grid offers those (BX-32)', async () => {
  const theirs = ['18:10', '18:40', '19:10']
  const listed = theirs.map((from) => ({ from, available: from !== '18:40' }))
  await open({}, (path) => (path.endsWith('/slots') ? Response.json(listed) : null))
  expect(times.slotsOf(SAT).map(({ time }) => time)).toEqual(theirs)
  expect(times.slotsOf(SAT).filter(({ isFull }) => isFull)).toMatchObject([{ time: '18:40' }])
  await act(async () => page.store.set(whenAtom, { day: SAT, time: '19:10' }))
  expect(times.when).toEqual({ day: SAT, time: '19:10' })
})

test('a time of another grid, chosen before a reload, is not lost while the list is on its way (BX-32)', async () => {
  let tell = (_answer: Response) => {}
  const late = new Promise<Response>((resolve) => {
    tell = resolve
  })
  await open({}, (path) => (path.endsWith('/slots') ? late : null))
  await act(async () => page.store.set(whenAtom, { day: SAT, time: '19:10' }))
  expect([times.when, times.lost]).toEqual([{ day: SAT, time: '19:10' }, null])
  await act(async () => tell(Response.json([{ from: '18:10', available: true }])))
  await settle()
  expect(times.lost).toMatchObject({ time: '19:10', isFull: false })
})

test('a server without the call: no time is full', async () => {
  const none = () => Response.json({ code: 'NOT_FOUND', description: { uz: 'Topilmadi' } }, { status: 404 })
  await open({}, (path) => (path.endsWith('/slots') ? none() : null))
  expect(document.querySelector('input:disabled')).toBeNull()
  expect(times.slotsOf(SAT).some(({ isFull }) => isFull)).toBe(false)
})

test('in Ramadan the first time is the iftar, which is a time like any other (CX-08)', async () => {
  const [first, second] = ['2025-03-05', '2025-03-06']
  vi.setSystemTime(at(first, '12:00'))
  await open()
  const tiles = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(tiles()[0]).toBe('Iftar 18:2218:15–18:30')
  expect(tiles().filter((text) => text?.startsWith('18:15'))).toEqual([])
  await act(async () => page.store.set(whenAtom, { day: second, time: '18:15' }))
  expect(chosen()).toBe('Iftar 18:2318:15–18:30')
})

test('outside of Ramadan there is no iftar', async () => {
  await open()
  expect(words()).not.toContain('Iftar')
})

test('a page rendered before the first response, on a device a day ahead, follows the server’s day', async () => {
  vi.setSystemTime(at(SUN, '12:00'))
  await open()
  expect(times.days[0]).toBe(SUN)
  await act(async () => hear({ date: at(SAT, '12:00').getTime(), at: deviceNow(), took: 0 }))
  expect([times.isAsapOpen, times.days[0], times.when]).toEqual([true, SAT, null])
  expect(chosen()).toMatch(/^As soon as possible/)
  hear({ date: deviceNow(), at: deviceNow(), took: 0 })
})
