// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { branchOpenFromTen } from '#/testing/test-menu.ts'
import { renderShop } from '#/testing/test-shop.tsx'
import { WebFooter } from './WebFooter.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const open = async (settings: Record<string, unknown> = {}, isWide = true) => {
  page = await renderShop(<WebFooter isWide={isWide} />, { settings })
  return document.querySelector('footer') as HTMLElement
}
const namesIn = (footer: HTMLElement, list: string) =>
  [...footer.querySelectorAll(`nav[aria-label="${list}"] a`)].map(
    (link) => link.getAttribute('aria-label') ?? link.textContent,
  )

test('the footer says what the shop is, where it is found, and its first categories (CT-05)', async () => {
  const footer = await open({ leftCopyWrite: '© Qozon', rightCopyWrite: 'VAT included' })
  expect(footer.textContent).toContain('Uzbek national food')
  expect(namesIn(footer, 'Follow us')).toEqual(['Telegram', 'Instagram', 'Facebook', 'Telegram bot'])
  expect(namesIn(footer, 'Menu')).toHaveLength(5)
  expect(namesIn(footer, 'Company')).toContain('Public offer')
  expect(footer.textContent).toContain('App StoreGoogle Play')
  expect(footer.textContent).toContain('© QozonVAT included')
})

test('on phones the menu is not asked for again below itself (CT-05)', async () => {
  const footer = await open({}, false)
  expect(namesIn(footer, 'Menu')).toEqual([])
  expect(
    page.client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes('menu') }),
  ).toEqual([])
})

test('a link whose setting is off is not shown, nor an empty group of them', async () => {
  const footer = await open({ instagramActive: false, iosAppLinkActive: false, vacanciesActive: false })
  expect(namesIn(footer, 'Follow us')).toEqual(['Telegram', 'Facebook', 'Telegram bot'])
  expect(namesIn(footer, 'Company')).not.toContain('Vacancies')
  expect(footer.textContent).not.toContain('App Store')
  await page.remove()
  const bare = await open({
    phoneActive: false,
    telegramActive: false,
    instagramActive: false,
    facebookActive: false,
    telegramBotLinkActive: false,
    iosAppLinkActive: false,
    androidAppLinkActive: false,
  })
  expect(bare.querySelector('nav[aria-label="Follow us"]')).toBeNull()
  expect(bare.textContent).not.toContain('Call centre')
  expect(bare.textContent).not.toContain('Google Play')
})

test('a channel on YouTube among the contacts stands beside the others; an email does not', async () => {
  const contact = { type: 'OTHER', title: { uz: '', ru: '', eng: '' }, value: 'https://youtube.com/@demo' }
  const footer = await open({ contacts: [contact, { ...contact, type: 'EMAIL', value: 'hi@demo.uz' }] })
  expect(namesIn(footer, 'Follow us').slice(4)).toEqual(['https://youtube.com/@demo'])
})

test.each([
  ['the same each day', {}, 'Every day 10:00–20:00'],
  ['around the clock', { open: '', close: '' }, 'Every day, round the clock'],
])('the hours of the branch: %s (PU-05)', async (_what, change, expected) => {
  const footer = await open()
  await act(async () => page.store.set(nearestBranchAtom, branchOpenFromTen(change)))
  expect(footer.textContent).toContain(expected)
})
