import { shopUrl } from './fixtures.ts'
import { CODE } from './shop.ts'

async function post(path: string, body: object, token?: string) {
  const answer = await fetch(new URL(path, shopUrl), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Merchant: 'demo',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** The code by which a customer with that phone invites others, asked for at the API (BX-39). */
export async function codeOfSomebody(phone: string): Promise<string> {
  await post('/users/v1/users/login', { phone })
  const { token } = await post('/users/v1/users/login/verify', { phone, code: CODE })
  const answer = await fetch(new URL('/users/v1/referral/WITH_TOKEN', shopUrl), {
    headers: { Merchant: 'demo', Authorization: `Bearer ${token}` },
  })
  return (await answer.json()).code
}
