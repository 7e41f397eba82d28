import { afterEach, expect, test } from 'vitest'
import { connectApi } from './api.ts'
import { cardsApi } from './cards.ts'
import { tablesApi } from './tables.ts'

let sent: (string | null)[]
afterEach(() => {
  sent = []
})

const connect = (idempotency: boolean) => {
  sent = []
  connectApi({
    baseURL: 'https://api.example',
    idempotency,
    headers: () => ({ Merchant: 'm-demo' }),
    onFailure: () => {},
    fetch: async (_input, init) => {
      sent.push(new Headers(init?.headers).get('Idempotency-Key'))
      return new Response('{}', { headers: { 'Content-Type': 'application/json' } })
    },
  })
}

const posts = {
  booking: () => tablesApi().book({} as never, 'key-of-one'),
  'a call of the waiter': () => tablesApi().callWaiter({} as never, 'key-of-one'),
  card: () => cardsApi().add({ number: '', expire: '', name: '' }, 'key-of-one'),
}
test.each(Object.entries(posts))(
  '%s carries its key to a host that knows it, and only there',
  async (_what, post) => {
    connect(true)
    await post()
    expect(sent).toEqual(['key-of-one'])
    connect(false)
    await post()
    expect(sent).toEqual([null])
  },
)
