import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'

/*
 * A keyboard user sees where the focus is: the focus ring of each control is shown whole and nothing covers it (BX-26).
 */

type Root = Shop['root']

/** How far the lines of a focus ring may be off by rounding, px. */
const ROUNDING = 0.6

type Look = { control: string; trouble: string[] }

/** The focused control and what is wrong with its ring; null when the page itself has the focus. */
function lookAtRing(body: Element, rounding: number): Look | null {
  const control = document.activeElement
  if (!control || control === body) return null
  const hasOutline = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const parents: Element[] = []
  for (let parent = control.parentElement; parent && parent !== body; parent = parent.parentElement)
    parents.push(parent)
  // The ring of a card is around the card, of an invisible overlay around the words below it, of a field within its
  // box.
  const isSeen = getComputedStyle(control).opacity !== '0' && control.getBoundingClientRect().width > 1
  const [ringed, pseudo] =
    isSeen && hasOutline(control)
      ? [control]
      : hasOutline(control, '::after')
        ? [parents.find((parent) => getComputedStyle(parent).position !== 'static'), '::after']
        : [parents.find((parent) => hasOutline(parent))]
  const isField = parents.slice(0, 4).some((parent) => /\b2px inset/.test(getComputedStyle(parent).boxShadow))
  const words = control.getAttribute('aria-label') ?? control.textContent ?? ''
  const name = `${control.tagName} ${words.trim().slice(0, 40)}`
  if (!ringed) return { control: name, trouble: isField ? [] : ['no ring'] }

  const { outlineWidth, outlineOffset } = getComputedStyle(pseudo ? control : ringed, pseudo)
  const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const box = ringed.getBoundingClientRect()
  const ring = {
    left: box.left - room,
    top: box.top - room,
    right: box.right + room,
    bottom: box.bottom + room,
  }
  const trouble: string[] = []
  const isWithin = (what: string, clip: typeof ring, isClippedX: boolean, isClippedY: boolean) => {
    const out = [
      isClippedX && clip.left - ring.left,
      isClippedY && clip.top - ring.top,
      isClippedX && ring.right - clip.right,
      isClippedY && ring.bottom - clip.bottom,
    ].map((px) => (px && px > rounding ? Math.round(px * 10) / 10 : 0))
    if (out.some(Boolean)) trouble.push(`cut by ${what}: ${out.join(' ')} px at the left, top, right, bottom`)
  }
  for (let parent = ringed.parentElement; parent && parent !== body; parent = parent.parentElement) {
    const style = getComputedStyle(parent)
    const isPainted = /paint|strict|content/.test(style.contain) || style.contentVisibility === 'auto'
    const { left, top } = parent.getBoundingClientRect()
    const [x, y] = [left + parent.clientLeft, top + parent.clientTop]
    isWithin(
      `${parent.tagName}.${parent.className}`,
      { left: x, top: y, right: x + parent.clientWidth, bottom: y + parent.clientHeight },
      isPainted || style.overflowX !== 'visible',
      isPainted || style.overflowY !== 'visible',
    )
    if (style.position === 'fixed') break
  }
  isWithin('the window', { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, true, true)
  // Not checked at the very edge: the press area of the neighbour above may overlap it a little.
  for (const y of [box.top + 4, box.top + box.height / 2, box.bottom - 2]) {
    const over = document.elementFromPoint(box.left + box.width / 2, y)
    if (over && !ringed.contains(over) && !over.contains(ringed))
      trouble.push(`under ${over.tagName} ${over.textContent.trim().slice(0, 40)}`)
  }
  return { control: name, trouble }
}

/**
 * Presses Tab or Shift+Tab `steps` times; returns each control whose focus ring is not entirely visible, and how many
 * were checked.
 */
async function walk(page: Page, root: Root, key: 'Tab' | 'Shift+Tab', steps: number) {
  const wrong: string[] = []
  let seen = 0
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    const look = () => root.locator('body').evaluate(lookAtRing, ROUNDING)
    let last: Look | null = null
    const isRight = async () => {
      last = await look()
      return !last?.trouble.length
    }
    // A control that is still gliding is checked when it has stopped; a notice may cover it for a while.
    const found: Look | null = await expect
      .poll(isRight, { intervals: [100], timeout: 6_000 })
      .toBe(true)
      .then(
        () => last,
        () => last,
      )
    if (!found) continue
    seen++
    if (found.trouble.length > 0) wrong.push(`${found.control}: ${found.trouble.join('; ')}`)
  }
  return { wrong, seen }
}

async function goThere(page: Page, root: Root, steps: number) {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { wrong, seen } = await walk(page, root, key, steps)
    expect(wrong, key).toEqual([])
    expect(seen).toBeGreaterThanOrEqual(steps / 2)
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `each ring is whole on the menu, a category, search and the basket, ${width} px`,
    extended(width === 1440),
    async ({ page, shop }) => {
      test.slow()
      await page.setViewportSize({ width, height })
      const { root } = shop
      await test.step('the menu, with its rails', async () => {
        await shop.open()
        await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
        // A horizontal list and what follows it, then everything above.
        await shop.follow(/^Goes with osh/)
        await page
          .getByRole('link', { name: /^Achchiq-chuchuk/ })
          .first()
          .focus()
        await goThere(page, root, 20)
        await page.reload()
        await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
        await goThere(page, root, 30)
      })
      for (const id of ['cat-demo-qozon', 'cat-demo-shashlik', 'cat-demo-ichimlik'])
        await test.step(`category ${id}`, async () => {
          await shop.go(`/category?id=${id}`)
          await expect(page.getByRole('article').first()).toBeVisible()
          await goThere(page, root, 20)
        })
      await test.step('search: what is asked for often, and what was found', async () => {
        await shop.go('/search')
        await expect(page.getByRole('article').first()).toBeVisible()
        await goThere(page, root, 20)
        await page.getByRole('searchbox').first().fill('osh')
        await expect(page.getByRole('article').first()).toHaveText(/osh/i)
        await goThere(page, root, 20)
      })
      await test.step('the basket and what goes with it', async () => {
        await shop.go('/')
        await shop.addDish('Norin with horse meat')
        await shop.go('/basket')
        await expect(page.getByRole('heading', { level: 3, name: 'Norin with horse meat' })).toBeVisible()
        await goThere(page, root, 20)
      })
      await test.step('the tiles of the checkout', async () => {
        await shop.go('/checkout')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await goThere(page, root, 25)
      })
    },
  )
}

test('the pins of the branches: the map brings the focused one', async ({ page, shop }) => {
  await shop.open('demo', { path: '/branches/map' })
  const pin = page.getByRole('button', { name: 'Chilanzar', exact: true })
  // The library of the map is a megabyte; on a busy machine that takes its time.
  await expect(pin).toBeVisible()
  // Without waiting: the main city, applied a moment later, removes only the other city's pin (ST-09).
  await pin.focus()
  // The map has four pins; Shift+Tab ends at the first.
  await goThere(page, shop.root, 3)
})

test('each ring is whole on a category in Telegram', extended(), async ({ page, telegram, telegramShop }) => {
  await telegram.open({ profile: 'android', user: 'second' })
  await telegram.launch({ profile: 'android', user: 'second', path: '/category?id=cat-demo-shashlik' })
  await expect(telegramShop.root.getByRole('article').first()).toBeVisible()
  await telegramShop.root.locator('body').click({ position: { x: 4, y: 4 } })
  await goThere(page, telegramShop.root, 14)
})
