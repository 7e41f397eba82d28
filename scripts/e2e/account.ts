import type { Page } from '@playwright/test'
import { shopUrl } from './fixtures.ts'
import { CODE, type Shop } from './shop.ts'

export const ME = '/users/v1/users/me/WITH_TOKEN'

/** The status that the server returns for a token. */
export const status = async (page: Page, path: string, token: string, merchant = 'demo') =>
  (
    await page.request.get(new URL(path, shopUrl).href, {
      headers: { Merchant: merchant, Authorization: `Bearer ${token}` },
    })
  ).status()

/** Signs in on another device, directly at the API. */
export async function otherDevice(page: Page, phone: string, merchant = 'demo'): Promise<string> {
  const post = (path: string, data: object) =>
    page.request.post(new URL(path, shopUrl).href, { headers: { Merchant: merchant }, data })
  await post('/users/v1/users/login', { phone })
  const answer = await post('/users/v1/users/login/verify', { phone, code: CODE })
  return (await answer.json()).token
}

export const field = ({ root }: Shop, name: string) => root.getByLabel(name, { exact: true })
