import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'

/* Writing to the shop by its own chat (IN-01). */

const MESSAGES = /\/support\/v1\/chat\/messages/

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('a visitor logs in and returns to the chat, writes, and gets an answer of an operator', async ({
  page,
  shop,
  request,
}) => {
  test.slow()
  await shop.open('demo', { path: '/profile' })
  await shop.follow('Chat with us')
  await shop.seesHeading('Log in to write to us')
  await shop.signIn('900000081')
  await shop.go('/chat')
  await shop.seesHeading('How can we help?')
  await test.step('the field is at the end of the window, however short the conversation is', async () => {
    const box = await page.getByRole('textbox', { name: 'Message' }).boundingBox()
    const { height = 0 } = page.viewportSize() ?? {}
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60)
  })
  await test.step('a topic begins the message, and a reload keeps it', async () => {
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await shop.press('I have a question about a dish')
    const field = page.getByRole('textbox', { name: 'Message' })
    await expect(field).toBeFocused()
    await page.reload()
    await expect(field).toHaveValue('I have a question about a dish. ')
    await field.clear()
  })
  await write(page, 'Is the norin spicy?')
  const log = page.getByRole('log')
  await expect(log.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await expect(log).toContainText('We have your message. Somebody will answer soon.')

  await test.step('outside the chat an unread answer is counted', async () => {
    const desk = await (await request.get(`${shopUrl}/sandbox/chat`)).text()
    const section = desk.split('<section>').find((one) => one.includes('Is the norin spicy?')) ?? ''
    const action = /action="([^"]+)"/.exec(section)?.[1] ?? ''
    await shop.go('/profile')
    await request.post(`${shopUrl}${action}`, { form: { text: 'Not at all' } })
    await page.reload()
    await expect(page.getByRole('link', { name: /Chat with us.*1 new/ })).toBeVisible()
    await shop.follow(/Chat with us/)
    await expect(log).toContainText('Not at all')
    await shop.go('/profile')
    await expect(page.getByRole('link', { name: /Chat with us/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Chat with us.*new/ })).toHaveCount(0)
  })
})

test(
  'a message that did not arrive says so, and a press sends it again, once',
  extended(),
  async ({ page, shop, watch }) => {
    watch.allowConsole(/ERR_|Failed to load/)
    await shop.open()
    await shop.signIn('900000082')
    await shop.go('/chat')
    await shop.seesHeading('How can we help?')
    const names: string[] = []
    await page.route(MESSAGES, async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.continue()
      names.push(request.postDataJSON().clientId)
      // The server stores the first message, but its response is lost.
      const { pathname } = new URL(request.url())
      const body = request.postData() ?? ''
      await fetch(`${shopUrl}${pathname}`, { method: 'POST', headers: request.headers(), body })
      return names.length === 1 ? route.abort('connectionreset') : route.continue()
    })
    await page.route(MESSAGES, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.fallback(),
    )
    await write(page, 'Where is my order?')
    const again = page.getByRole('button', { name: 'Send again' })
    await expect(again).toBeVisible()
    await shop.sees('Not sent')
    await again.click()
    await expect(again).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await expect(page.getByRole('log').getByText('Where is my order?')).toHaveCount(1)
    expect(new Set(names).size).toBe(1)
    expect(names).toHaveLength(2)
  },
)

test(
  'a message that could not be sent is there after a reload, and a press sends it',
  extended(),
  async ({ page, shop, watch }) => {
    watch.allowConsole(/ERR_|Failed to load/)
    await shop.open()
    await shop.signIn('900000083')
    await shop.go('/chat')
    await page.route(MESSAGES, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await write(page, 'Is there parking? 👍🏽')
    const again = page.getByRole('button', { name: 'Send again' })
    await expect(again).toBeVisible()
    await page.reload()
    await shop.sees('Not sent')
    await page.unrouteAll({ behavior: 'wait' })
    await again.click()
    await expect(again).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('log').getByText('Is there parking? 👍🏽')).toHaveCount(1)
    await expect(again).toHaveCount(0)
  },
)

test(
  'a new message leaves a reader of old ones where they are; links, phones and names can be pressed',
  extended(),
  async ({ page, shop }) => {
    const message = (n: number, text: string) => ({
      ...{ id: `m-${n}`, from: 'OPERATOR', text, order: null, clientId: null, isRead: true },
      createdDate: '2026-11-20T12:00:00+05:00',
    })
    const content = Array.from({ length: 40 }, (_, n) => message(40 - n, `Message ${40 - n}`))
    content.push(message(0, 'See http://demo.example.uz/a, @demo_bot or call 71 200 00 00.'))
    await page.route(MESSAGES, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { content, totalElements: 41, totalPages: 1, number: 0, last: true } })
        : route.continue(),
    )
    await shop.open()
    await shop.signIn('900000084')
    await shop.go('/chat')
    await expect(page.getByText('Message 40')).toBeInViewport()
    const links = page.getByRole('log').getByRole('link')
    await links.first().scrollIntoViewIfNeeded()
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      'https://demo.example.uz/a',
      'https://t.me/demo_bot',
      'tel:+998712000000',
    ])
    for (const link of await links.all()) await expect(link).toHaveAttribute('rel', /noopener/)
    content.unshift(message(41, 'We open at nine'))
    const toEnd = page.getByRole('button', { name: 'New messages' })
    await expect(toEnd).toBeVisible()
    await expect(links.first()).toBeInViewport()
    await toEnd.click()
    await expect(page.getByText('We open at nine')).toBeInViewport()
    await expect(toEnd).toHaveCount(0)
  },
)

for (const width of [390, 1440])
  test(
    `a notice that waits to be closed leaves the field and Send free, ${width} wide`,
    extended(),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 844 })
      await shop.signIn(width === 390 ? '900000771' : '900000772')
      const loginPage = { contentType: 'text/html', body: '<p>Log in to the Wi-Fi</p>' }
      await page.route(/city-merchant/, (route) => route.fulfill(loginPage))
      await shop.go('/chat')
      await expect(
        page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }),
      ).toBeVisible()
      const notice = await page.getByRole('region', { name: 'Notices' }).boundingBox()
      const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox()
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0)
      await write(page, 'Do you deliver to Sergeli?')
      await expect(page.getByRole('log')).toContainText('Do you deliver to Sergeli?')
      await expect(
        page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }),
      ).toBeVisible()
    },
  )

test(
  'on a wide page the chat stands beside the account’s list, as wide as its column',
  extended(),
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open()
    await shop.signIn('900000043')
    await shop.go('/chat')
    await shop.seesHeading('How can we help?')
    await expect(page.getByRole('navigation', { name: 'Profile' })).toBeVisible()
    const box = await page.getByRole('textbox', { name: 'Message' }).boundingBox()
    expect(box?.width).toBeGreaterThan(400)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 140)
  },
)

test('while the chat is hidden, nothing is requested', extended(), async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000043')
  await shop.go('/chat')
  await shop.seesHeading('How can we help?')
  let asked = 0
  page.on('request', (request) => void (MESSAGES.test(request.url()) && asked++))
  await expect.poll(() => asked).toBeGreaterThan(0)
  await shop.go('/profile')
  await shop.sees('My orders')
  asked = 0
  await expect(page.getByText('My orders')).toBeVisible()
  expect(asked).toBe(0)
})
