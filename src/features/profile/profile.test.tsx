// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { savedSessionAtom } from '#/session/saved.ts'
import { shellAtom } from '#/shell/chrome.ts'
import { quietShell } from '#/shell/shell.ts'
import { renderShop, until } from '#/testing/test-shop.tsx'
import ProfileScreen from './ProfileScreen.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const user = { id: 'u-1', firstName: 'Aziza', lastName: '', phone: '+998901234567', cashback: 5, balance: 7 }

/** What the profile shows, from top to bottom; `launch`: how Telegram opened it. */
async function open(settings: object, launch: Partial<typeof quietShell.launch> = {}) {
  page = await renderShop(<ProfileScreen />, { settings: settings as Record<string, unknown> })
  await act(async () => {
    page.store.set(shellAtom, { ...quietShell, launch: { ...quietShell.launch, ...launch } })
    page.store.set(savedSessionAtom, { token: 't', user })
  })
  // Its parts are loaded one after another.
  await until(() => expect(document.body.textContent).toContain('My orders'))
  const shown = (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
  return (word: string) => shown.indexOf(word)
}

test.each([true, false])('the customer’s card is first: %s (PF-01)', async (isFirst) => {
  const at = await open({ isVisibleAtProfileTop: isFirst })
  const [card, row, below] = [at('5 UZS'), at('My orders'), at('About us')]
  expect([card >= 0, card < row, card < below]).toEqual([true, isFirst, true])
})

test.each([
  ['favouriteActive', 'Favourites'],
  ['promoActive', 'Promo codes'],
  ['cardActive', 'My cards'],
  ['deliveryActive', 'My addresses'],
  ['bookingActive', 'Table booking'],
  ['branchesActive', 'Branches'],
  ['phoneActive', 'Call centre+998 71'],
  ['telegramBotLinkActive', 'Telegram bot'],
  ['instagramActive', 'Instagram'],
])('%s off: no row "%s" (PF-01, PF-07)', async (flag, name) => {
  const on = await open({ [flag]: true })
  expect(on(name)).toBeGreaterThan(0)
  await page.remove()
  const off = await open({ [flag]: false })
  expect(off(name)).toBe(-1)
})

test('own contacts are those that are on and lead somewhere; the call centre is not said twice (PF-07)', async () => {
  const contact = (type: string, eng: string, value: string, more = {}) => ({
    type,
    title: { uz: eng, ru: eng, eng },
    value,
    ...more,
  })
  const at = await open({
    phone: '+998712000000',
    contacts: [
      contact('PHONE', 'Again', '998 71 200-00-00'),
      contact('PHONE', 'Banquets', '+998712000001'),
      contact('EMAIL', 'Letters', 'hi@demo.example.uz'),
      contact('EMAIL', 'Hidden', 'no@demo.example.uz', { isActive: false }),
      contact('OTHER', 'Trap', 'javascript:alert(1)'),
      contact('OTHER', 'TikTok', 'https://tiktok.example/demo'),
    ],
  })
  const isShown = (word: string) => at(word) >= 0
  expect(['Banquets+998 71 200 00 01', 'Letters', 'TikTok'].map(isShown)).toEqual([true, true, true])
  expect(['Again', 'Hidden', 'Trap'].map(isShown)).toEqual([false, false, false])
})

test('pages on other sites carry their signs, also those among the contacts (PF-07)', async () => {
  const title = { uz: 'YouTube', ru: 'YouTube', eng: 'YouTube' }
  await open({ contacts: [{ type: 'OTHER', title, value: 'https://youtube.com/@demo' }] })
  const filled = ['Telegram', 'Instagram', 'Facebook', 'YouTube'].map((name) => {
    const row = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name))
    return row?.querySelector('svg')?.getAttribute('fill')
  })
  expect(filled).toEqual(Array(4).fill('currentColor'))
})

test.each([
  ['a phone of Apple', { platform: 'ios' }, [true, false]],
  ['a phone with Android', { platform: 'android' }, [false, true]],
  ['a computer', {}, [true, true]],
])('%s sees the apps that are for it (PF-08)', async (_what, launch, expected) => {
  const at = await open({}, launch)
  expect([at('App Store') >= 0, at('Google Play') >= 0]).toEqual(expected)
})

test.each([
  ['https://t.me/demo_bot', false],
  ['https://t.me/Demo_Bot?start=x', false],
  ['https://t.me/other_bot', true],
])('inside demo’s own bot a link to %s is shown: %s (PF-08)', async (telegramBotLink, isShown) => {
  const at = await open({ telegramBotLink }, { initData: 'signed', platform: 'ios' })
  expect(at('Telegram bot') >= 0).toBe(isShown)
})
