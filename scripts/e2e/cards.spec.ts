import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { CODE, choseEnglish } from './shop.ts'

/* Cards: added, confirmed by a code, listed by their last digits, deleted (PY-05, PY-06). */

const NUMBER = '8600123412341239'

/** Six digits of the card's beginning or end, or its date. Four digits alone also stand in moments and random ids. */
const SECRETS = /8600\s?12|34\s?1239|"0338"|03\/38/

/** The last code sent to a phone. */
const codeOf = async (page: Page, phone: string): Promise<string> => {
  const answer = await page.request.get(`${shopUrl}/sandbox/outbox.json?phone=${encodeURIComponent(phone)}`)
  return (await answer.json())[0].code
}

/**
 * Everything the browser has stored, as one text: storages, cookies, databases, caches, the history's state, the
 * address.
 */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const databases: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        databases.push(await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))))
      }
      db.close()
    }
    const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, databases]
    return JSON.stringify([stored, await caches.keys(), history.state, location.href])
  })

test('a card is added, confirmed, listed by four digits and deleted (PY-05, PY-06)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await shop.signIn('900000076')
  await shop.go('/profile')
  await shop.follow('My cards')
  await shop.seesHeading('No saved cards')
  await shop.press('Add card')

  const number = page.getByRole('textbox', { name: 'Card number' })
  const expire = page.getByRole('textbox', { name: /^Valid until/ })
  await test.step('errors are under their fields, and the first one gets the focus', async () => {
    await expect(number).toHaveAttribute('autocomplete', 'cc-number')
    await expect(expire).toHaveAttribute('autocomplete', 'cc-exp')
    for (const field of [number, expire]) await expect(field).toHaveAttribute('inputmode', 'numeric')
    await shop.press('Get the code')
    await expect(page.getByText('Enter the card number')).toBeVisible()
    await expect(page.getByText('Enter the month and the year as on the card')).toBeVisible()
    await expect(number).toBeFocused()
    await number.pressSequentially('8600123412341234')
    await shop.sees('There is a mistake in the number. Check every digit')
    await expire.pressSequentially('0120')
    await shop.sees('This card is out of date')
    await expect(page.getByLabel(/cvv|cvc/i)).toHaveCount(0)
  })

  await number.fill(NUMBER)
  await expect(number).toHaveValue('8600 1234 1234 1239')
  await shop.sees('Uzcard')
  await expire.fill('03/38')
  await shop.fill('Label', 'Salary')
  const sent = page.waitForRequest((request) => request.url().endsWith('/payments/v2/cards'))
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ number: NUMBER, expire: '0338', name: 'Salary' })

  await test.step('a wrong code gets an error, keeps its digits and asks for another', async () => {
    await shop.seesHeading('Code from the SMS')
    await shop.sees('+99890*****76')
    await shop.sees(/^Send the code again\s· \d:\d\d$/)
    const code = page.getByRole('textbox', { name: 'Code from the SMS' })
    await code.pressSequentially('222222')
    await shop.sees('Wrong or expired code')
    await expect(code).toHaveValue('222222')
    expect(await storedBy(page)).not.toMatch(SECRETS)
    await page.reload()
    await shop.sees('•••• 1239')
    await code.fill(`Kod: ${CODE}`)
  })

  await shop.sees('Card confirmed')
  await expect(page).toHaveURL(/\/profile\/cards$/)
  await shop.sees('Salary')
  await shop.sees('•••• 1239')
  await expect(page.locator('body')).not.toContainText(/8600|03\/38/)
  expect(await storedBy(page)).not.toMatch(SECRETS)

  await test.step('Back leads to the profile, not to the form; a new form is empty', async () => {
    await shop.press('Add card')
    await expect(number).toHaveValue('')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/profile$/)
    await shop.follow('My cards')
  })

  await shop.press('Delete the card ending in 1239')
  const question = page.getByRole('dialog', { name: 'Delete this card?' })
  await expect(question).toContainText('This cannot be undone')
  await shop.answer('Delete')
  await shop.seesHeading('No saved cards')
})

test(
  'in Telegram a card is added by the client’s own buttons',
  extended(),
  async ({ page, telegram, telegramShop: shop }) => {
    await choseEnglish(page)
    const { app, mainButton, leave } = telegram
    await telegram.open({ user: 'known', path: '/profile' })
    await shop.follow('My cards')
    await expect(mainButton).toHaveText('Add card')
    await mainButton.click()
    await expect(mainButton).toHaveText('Get the code')
    await app.getByRole('textbox', { name: 'Card number' }).fill('9860123456789015')
    await app.getByRole('textbox', { name: /^Valid until/ }).fill('1238')
    await expect.poll(async () => (await telegram.state()).asksBeforeClose).toBe(true)
    await mainButton.click()
    await shop.seesHeading('Code from the SMS')
    await expect(mainButton).toHaveText('Confirm')
    expect((await telegram.state()).main.isActive).toBe(false)

    await test.step('Back leaves the code for later, and the list leads to it again', async () => {
      await leave.click()
      await shop.sees('Not confirmed yet')
      await shop.follow(/^Enter the code/)
      await shop.seesHeading('Code from the SMS')
    })
    await app.getByRole('textbox', { name: 'Code from the SMS' }).fill(await codeOf(page, '+998901234567'))
    await shop.sees('Card confirmed')
    await shop.sees('•••• 9015')
    await leave.click()
    await shop.follow('My cards')
    expect(await telegram.errors()).toEqual([])
  },
)

test(
  'a phone that knows its owner guards the cards, if that is wanted (BX-40)',
  extended(),
  async ({ page, telegram, telegramShop: shop }) => {
    await choseEnglish(page)
    const { app, mainButton } = telegram
    await telegram.open({ user: 'second', profile: 'ios', path: '/profile/cards/create' })
    await app.getByRole('textbox', { name: 'Card number' }).fill(NUMBER)
    await app.getByRole('textbox', { name: /^Valid until/ }).fill('12/30')
    await mainButton.click()
    await expect(app.getByRole('heading', { name: 'Code from the SMS' })).toBeVisible()
    await telegram.launch({ user: 'second', profile: 'ios', path: '/profile/cards' })
    const card = app.getByRole('button', { name: /^Delete the card/ })
    const lock = app.getByRole('switch', { name: 'Ask for Face ID or fingerprint' })
    await expect(card).toBeVisible()

    await test.step('not confirmed: nothing changes', async () => {
      await telegram.answer('biometry', 'allowed')
      await telegram.answer('biometry', 'failed')
      await lock.press('Space')
      await shop.sees('It was not confirmed, so nothing has changed')
      await expect(lock).not.toBeChecked()
    })
    await test.step('on: the next visit is asked before it sees a card', async () => {
      await telegram.answer('biometry', 'authorized')
      await lock.press('Space')
      await expect(lock).toBeChecked()
      await telegram.reload()
      await shop.sees('Your cards are locked')
      await expect(card).toHaveCount(0)
      await telegram.answer('biometry', 'failed')
      await mainButton.click()
      await expect(card).toHaveCount(0)
      await telegram.answer('biometry', 'authorized')
      await shop.thumb()
      await mainButton.click()
      await expect(card).toBeVisible()
      await expect(lock).toBeChecked()
    })
    await test.step('the profile does not name it before either', async () => {
      await telegram.launch({ user: 'second', profile: 'ios', path: '/profile' })
      const row = app.getByRole('link', { name: /^My cards/ })
      await expect(row).toBeVisible()
      await expect(app.getByRole('link', { name: /^Branches\s*\d/ })).toBeVisible()
      await expect(row).not.toContainText('1239')
      await row.click()
      await shop.sees('Your cards are locked')
      await telegram.answer('biometry', 'authorized')
      await mainButton.click()
      await expect(card).toBeVisible()
    })
    await test.step('off again takes the same question', async () => {
      await telegram.answer('biometry', 'authorized')
      await lock.press('Space')
      await expect(lock).not.toBeChecked()
      await telegram.reload()
      await expect(card).toBeVisible()
    })
    expect(await telegram.errors()).toEqual([])
  },
)
