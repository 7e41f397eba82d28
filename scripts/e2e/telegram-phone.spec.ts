import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* A client's own question about the number, which a customer may leave open. */

test('while the question stays open the customer asks again, and the answer signs in (SI-08)', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  await choseEnglish(page)
  await telegram.open({ user: 'nophone', merchant: 'dark', path: '/login' })
  const share = telegram.app.getByRole('button', { name: 'Share my number from Telegram' })
  await share.click()
  const questions = page.getByRole('dialog', { name: 'Share your phone number?' })
  await expect(questions).toHaveCount(1)
  await expect(share).toHaveAttribute('aria-busy', 'true')
  await shop.sees('Telegram has not answered yet. Press again, or enter your number below.')
  await expect(telegram.app.getByLabel('Phone number')).toBeEditable()
  // The client's question covers the page of this window; where it was closed the button is there to be pressed.
  await share.dispatchEvent('click')
  await expect(share).toHaveAttribute('aria-busy', 'true')
  const asked = async () => (await telegram.log()).filter((entry) => entry.event === 'web_app_request_phone')
  await expect.poll(async () => (await asked()).length).toBe(2)
  await questions.getByRole('button', { name: 'Share' }).click()
  await expect(share).toHaveCount(0)
  expect(await telegram.errors()).toEqual([])
})
