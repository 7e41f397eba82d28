import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { holdTime } from './hold-time.ts'
import { link, SHEET } from './one-dish.ts'

/* The pictures of a product, large. */

test.describe('the picture viewer (PR-02)', () => {
  test('keys and wheel zoom inside the limits, the slideshow turns every 5 s, Esc and Back close', async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    await shop.open()
    await link(page, SHEET.name).click()
    const opener = page.getByRole('button', { name: `View photo: ${SHEET.name}, 1` })
    const sheet = page.getByRole('dialog', { name: SHEET.name })
    await opener.click()
    const viewer = page.getByRole('dialog', { name: SHEET.name }).last()
    const picture = viewer.getByRole('img', { name: `${SHEET.name}, 1` })
    await expect(picture).toBeVisible()

    await test.step('at first it takes nine tenths of the width', async () => {
      await expect.poll(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(351)
    })
    const zoom = viewer.getByRole('alert')
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key)
    }
    await test.step('a step is a tenth, and is shown for a second', async () => {
      await press('ArrowUp', 1)
      await expect(zoom).toHaveText('24%')
      await expect.poll(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(386)
      await page.clock.fastForward(1_000)
      await expect(zoom).toBeHidden()
      await page.mouse.move(195, 420)
      await page.mouse.wheel(0, -100)
      await expect(zoom).toHaveText('27%')
    })
    await test.step('no closer than a hundred times, no further than a hundredth', async () => {
      await press('ArrowUp', 66)
      await expect(zoom).toHaveText('10000%')
      await press('-', 100)
      await expect(zoom).toHaveText('1%')
      await press('-', 1)
      await expect(zoom).toHaveText('1%')
    })
    await test.step('arrows and buttons turn, round the end', async () => {
      await page.keyboard.press('ArrowLeft')
      await expect(viewer.getByText('3 of 3')).toBeVisible()
      await viewer.getByRole('button', { name: 'Next picture' }).click()
      await expect(viewer.getByText('1 of 3')).toBeVisible()
    })
    await test.step('the slideshow', async () => {
      await holdTime(page)
      await viewer.getByRole('button', { name: 'Start the slideshow' }).click()
      await page.clock.fastForward(4_000)
      await expect(viewer.getByText('1 of 3')).toBeVisible()
      await page.clock.fastForward(1_000)
      await expect(viewer.getByText('2 of 3')).toBeVisible()
      await page.clock.fastForward(5_000)
      await expect(viewer.getByText('3 of 3')).toBeVisible()
      await viewer.getByRole('button', { name: 'Stop the slideshow' }).press('Space')
      await page.clock.fastForward(6_000)
      await expect(viewer.getByText('3 of 3')).toBeVisible()
      await expect(viewer.getByRole('button', { name: 'Start the slideshow' })).toBeVisible()
      await page.clock.resume()
    })
    await test.step('Esc closes it alone, and the focus is where it was', async () => {
      await page.keyboard.press('Escape')
      await page.clock.fastForward(300)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(opener).toBeFocused()
    })
    await test.step('so does Back', async () => {
      await opener.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(2)
      await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(2)
      await page.goBack()
      await page.clock.fastForward(300)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(sheet).toBeVisible()
    })
  })

  test(
    'in Telegram its own Back closes it; the names are in the customer’s language',
    extended(),
    async ({ page, telegram }) => {
      const { app, leave } = telegram
      await page.addInitScript((key) => localStorage.setItem(key, '"ru"'), LANGUAGE_KEY)
      await telegram.open({ user: 'known' })
      await link(app, 'Чайханский плов').click()
      await app.getByRole('button', { name: 'Рассмотреть поближе: Чайханский плов, 1' }).click()
      const viewer = app.getByRole('dialog').last()
      await viewer.getByRole('button', { name: 'Приблизить' }).click()
      await viewer.getByRole('button', { name: 'Следующее фото' }).click()
      await expect(viewer.getByText('2 из 3')).toBeVisible()
      await leave.click()
      await expect(app.getByRole('dialog')).toHaveCount(1)
      await leave.click()
      await expect(app.getByRole('dialog')).toHaveCount(0)
      expect(await telegram.errors()).toEqual([])
    },
  )
})
