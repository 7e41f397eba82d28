import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'

/* Whoever goes by Tab sees where they are: the ring of each control is drawn, whole, and nothing lies over it (BX-26). */

type Root = Shop['root']

/** px that the lines of a ring may be off by rounding. */
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
  // Of a card it is around the card, of what is laid unseen over its words around these, of a field within its box.
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
  // At the top not at the very edge: by what the neighbour above is pressed may reach a little over it.
  for (const y of [box.top + 4, box.top + box.height / 2, box.bottom - 2]) {
    const over = document.elementFromPoint(box.left + box.width / 2, y)
    if (over && !ringed.contains(over) && !over.contains(ringed))
      trouble.push(`under ${over.tagName} ${over.textContent.trim().slice(0, 40)}`)
  }
  return { control: name, trouble }
}

/** Goes `steps` times on by Tab, or back; answers each control whose ring is not seen whole, and how many were looked at. */
async function walk(page: Page, root: Root, key: 'Tab' | 'Shift+Tab', steps: number) {
  const wrong: string[] = []
  let seen = 0
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    const look = () => root.locator('body').evaluate(lookAtRing, ROUNDING)
    let last = await look()
    // What snaps or glides to its place is looked at there; and a notice is over it for a while only.
    for (let again = 0; again < 60 && last?.trouble.length; again++) {
      await page.waitForTimeout(100)
      last = await look()
    }
    if (!last) continue
    seen++
    if (last.trouble.length > 0) wrong.push(`${last.control}: ${last.trouble.join('; ')}`)
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
  test(`each ring is whole on the menu, a category, search and the basket, ${width} px`, async ({
    page,
    shop,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    const { root } = shop
    await test.step('the menu, with its rails', async () => {
      await shop.open()
      await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
      // A rail and what follows it, then all that is above.
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
        await page.goto(new URL(`/category?id=${id}`, page.url()).href)
        await expect(page.getByRole('article').first()).toBeVisible()
        await goThere(page, root, 20)
      })
    await test.step('search: what is asked for often, and what was found', async () => {
      await page.goto(new URL('/search', page.url()).href)
      await expect(page.getByRole('article').first()).toBeVisible()
      await goThere(page, root, 20)
      await page.getByRole('searchbox').first().fill('osh')
      await expect(page.getByRole('article').first()).toHaveText(/osh/i)
      await goThere(page, root, 20)
    })
    await test.step('the basket and what goes with it', async () => {
      await page.goto(new URL('/', page.url()).href)
      await shop.addDish('Norin with horse meat')
      await page.goto(new URL('/basket', page.url()).href)
      await expect(page.getByRole('heading', { level: 3, name: 'Norin with horse meat' })).toBeVisible()
      await goThere(page, root, 20)
    })
    await test.step('the tiles of the checkout', async () => {
      await page.goto(new URL('/checkout', page.url()).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await goThere(page, root, 25)
    })
  })
}

test('the pins of the branches: the map brings the focused one', async ({ page, shop }) => {
  await shop.open('demo', { path: '/branches/map' })
  const pin = page.getByRole('button', { name: 'Chilanzar', exact: true })
  await expect(pin).toBeVisible()
  // At once: the main city, which is applied a moment later, takes away the other city's pin only (ST-09).
  await pin.focus()
  // There are four; back ends at the first.
  await goThere(page, shop.root, 3)
})

test('each ring is whole on a category in Telegram', async ({ page, telegram, telegramShop }) => {
  await telegram.open({ profile: 'android', user: 'second' })
  await telegram.launch({ profile: 'android', user: 'second', path: '/category?id=cat-demo-shashlik' })
  await expect(telegramShop.root.getByRole('article').first()).toBeVisible()
  await telegramShop.root.locator('body').click({ position: { x: 4, y: 4 } })
  await goThere(page, telegramShop.root, 14)
})
