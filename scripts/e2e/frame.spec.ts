import { extended, isTwin } from './extended.ts'
import { expect } from './fixtures.ts'
import { test } from './tiny-app.ts'

/* The page that plays Telegram, against the facts it is built on. */

test('the app is opened as Telegram Web opens it', async ({ page, tiny }) => {
  await tiny.open({ path: '/basket?a=1', start: 'p_5', theme: 'night' })
  const url = new URL(await tiny.url())
  const hash = new URLSearchParams(url.hash.slice(1))
  expect(url.pathname + url.search).toBe('/basket?a=1&tgWebAppStartParam=p_5')
  expect([hash.get('tgWebAppVersion'), hash.get('tgWebAppPlatform'), hash.get('tgWebAppStartParam')]).toEqual(
    ['9.6', 'weba', 'p_5'],
  )
  expect(JSON.parse(hash.get('tgWebAppThemeParams') ?? '{}')).toMatchObject({ bg_color: '#17212b' })
  const frame = page.locator('#view iframe')
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation',
  )
  await expect(frame).toHaveAttribute('allow', /geolocation/)
})

test('the main button is a real button, and reports only presses that a person could make', async ({
  page,
  client,
  tiny,
}) => {
  await tiny.open()
  const setup = {
    is_visible: true,
    is_active: true,
    text: 'Order · 45 000',
    color: '#fce000',
    text_color: '#000000',
  }
  await tiny.say('web_app_setup_main_button', setup)
  const button = page.getByRole('button', { name: 'Order · 45 000' })
  await expect(button).toHaveCSS('background-color', 'rgb(252, 224, 0)')
  await button.click()
  await expect.poll(() => tiny.heard('main_button_pressed')).toHaveLength(1)
  await tiny.say('web_app_setup_main_button', { is_active: false })
  await expect(button).toBeDisabled()
  expect(await client.press('main')).toBe(false)
  await tiny.say('web_app_setup_main_button', { is_visible: false })
  await expect(button).toBeHidden()
  await expect.poll(() => tiny.heard('viewport_changed')).toHaveLength(2)
})

test('a text that is empty changes nothing', async ({ client, tiny }) => {
  await tiny.open()
  await tiny.say('web_app_setup_main_button', { is_visible: true, text: 'Order' })
  await tiny.say('web_app_setup_main_button', { is_visible: false, text: ' ' })
  await expect(client.mainButton).toHaveText('Order')
  expect(await client.errors()).toHaveLength(1)
})

for (const [profile, presses] of [
  ['weba', 0],
  ['webk', 1],
] as const) {
  test(`a press under the loader arrives ${presses} times in ${profile}`, async ({ client, tiny }) => {
    await tiny.open({ profile })
    await tiny.say('web_app_setup_main_button', {
      is_visible: true,
      text: 'Order',
      is_progress_visible: true,
    })
    await expect(client.mainButton).toHaveAttribute('aria-busy', 'true')
    await client.mainButton.click()
    await tiny.settled()
    await expect.poll(() => tiny.heard('main_button_pressed')).toHaveLength(presses)
  })
}

for (const [profile, answers] of [
  ['weba', { theme_changed: 1, viewport_changed: 1, safe_area_changed: 1, content_safe_area_changed: 1 }],
  ['webk', { theme_changed: 1, viewport_changed: 0, safe_area_changed: 0, content_safe_area_changed: 0 }],
  ['macos', { theme_changed: 0, viewport_changed: 1, safe_area_changed: 1, content_safe_area_changed: 1 }],
  ['mute', { theme_changed: 0, viewport_changed: 0, safe_area_changed: 0, content_safe_area_changed: 0 }],
] as const) {
  test(`${profile} answers what that client answers`, extended(isTwin(profile)), async ({ tiny }) => {
    await tiny.open({ profile })
    for (const asked of ['theme', 'viewport', 'safe_area', 'content_safe_area']) {
      await tiny.say(`web_app_request_${asked}`)
    }
    await tiny.settled()
    for (const [event, times] of Object.entries(answers))
      await expect.poll(() => tiny.heard(event), event).toHaveLength(times)
  })
}

test('an old client knows no newer method and says so in the log', async ({ client, tiny }) => {
  await tiny.open({ profile: 'old' })
  await tiny.say('web_app_request_safe_area')
  await tiny.say('web_app_setup_back_button', { is_visible: true })
  await tiny.say('web_app_make_tea')
  await tiny.settled()
  expect(await tiny.heard('safe_area_changed')).toEqual([])
  expect((await client.state()).hasBack).toBe(false)
  expect((await client.errors()).map(({ event, data }) => [event, data])).toEqual([
    ['web_app_request_safe_area', 'came with 8.0, this client is 6.0'],
    ['web_app_setup_back_button', 'came with 6.1, this client is 6.0'],
    ['web_app_make_tea', 'no such method'],
  ])
})

test('one button is Back or Close; closing asks if the app wants it', async ({ page, client, tiny }) => {
  await tiny.open()
  await expect(client.leave).toHaveAccessibleName('Close')
  await tiny.say('web_app_setup_back_button', { is_visible: true })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => tiny.heard('back_button_pressed')).toHaveLength(1)
  await tiny.say('web_app_setup_back_button', { is_visible: false })
  await tiny.say('web_app_setup_closing_behavior', { need_confirmation: true })
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  expect((await client.state()).status).not.toBe('closed')
  await client.answer('close', 'close')
  await client.press('close')
  expect((await client.state()).status).toBe('closed')
})

test('the app closes itself without being asked', async ({ client, tiny }) => {
  await tiny.open()
  await tiny.say('web_app_setup_closing_behavior', { need_confirmation: true })
  await tiny.say('web_app_close')
  await expect.poll(async () => (await client.state()).status).toBe('closed')
})

test('themes reach the app as they are, the broken ones too', async ({ client, tiny }) => {
  await tiny.open()
  for (const name of ['night', 'missing', 'invalid'] as const) await client.theme(name)
  await expect.poll(() => tiny.heard('theme_changed')).toHaveLength(3)
  const sent = (await tiny.heard('theme_changed')).map((one) => one.theme_params as Record<string, string>)
  expect(sent[0]?.bg_color).toBe('#17212b')
  expect(sent[1]).not.toHaveProperty('subtitle_text_color')
  expect(sent[2]?.link_color).toBe('')
})

test('bars accept colours and refuse anything else', async ({ client, tiny }) => {
  await tiny.open()
  await tiny.say('web_app_set_header_color', { color_key: 'secondary_bg_color' })
  await tiny.say('web_app_set_background_color', { color: '#123456' })
  await tiny.say('web_app_set_bottom_bar_color', { color: 'red' })
  await client.waitFor('set_bottomBar_color')
  expect((await client.state()).colours).toEqual({
    header: '#efeff4',
    background: '#123456',
    bottomBar: null,
  })
})

test('an app that does not answer a reload is loaded again', async ({ client, tiny }) => {
  await tiny.open()
  const { length } = await client.log()
  await client.reload()
  await client.waitFor('iframe_ready', length)
})

test('questions of the client are answered by a person or in advance', async ({ page, client, tiny }) => {
  await tiny.open()
  await client.answer('write', 'allowed')
  await tiny.say('web_app_request_write_access')
  const buttons = [{ id: 'yes', type: 'default', text: 'Yes' }]
  await tiny.say('web_app_open_popup', { title: 'Sure?', message: 'Really?', buttons })
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => tiny.heard('popup_closed')).toEqual([{ button_id: 'yes' }])
  await expect.poll(() => tiny.heard('write_access_requested')).toEqual([{ status: 'allowed' }])
})

test('only web addresses leave the app, and it hears of the return', async ({ page, client, tiny }) => {
  await tiny.open()
  await tiny.say('web_app_open_link', { url: 'tel:+998712000000' })
  await tiny.say('web_app_open_link', { url: 'https://pay.example/5' })
  await expect(page.getByRole('dialog')).toContainText('https://pay.example/5')
  await page.getByRole('button', { name: 'Back to the app' }).click()
  await expect.poll(() => tiny.heard('visibility_changed')).toEqual([{ is_visible: true }])
  expect((await client.errors()).map((one) => one.data)).toEqual(['only http and https go through'])
})

test('a phone opens half-height until the app expands', async ({ client, tiny }) => {
  await tiny.open({ profile: 'ios' })
  expect((await client.state()).isExpanded).toBe(false)
  await tiny.say('web_app_expand')
  await expect
    .poll(() => tiny.heard('viewport_changed'))
    .toMatchObject([{ is_expanded: true, is_state_stable: true }])
})

test('only messages of the app are accepted', async ({ page, client, tiny }) => {
  await tiny.open()
  const { length } = await client.log()
  await page.evaluate(() => {
    postMessage(JSON.stringify({ eventType: 'web_app_close', eventData: {} }), '*')
  })
  await tiny.settled()
  expect(await client.log()).toHaveLength(length)
})
