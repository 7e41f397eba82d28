import { describe, expect, test } from 'vitest'
import { randomBasket, requestOf } from './testing/random-order.ts'
import { type OpenSandbox, sandboxForEach } from './testing/testing.ts'

type Notice = { title: { eng: string }; text: { eng: string } }

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const demo = () => {
  const tenant = sandbox.services.tenants.find('demo')
  if (!tenant) throw new Error('no demo')
  return tenant
}
async function customer(user: 'known' | 'second' = 'known') {
  const { token, user: me } = await sandbox.signIn(user)
  const call = sandbox.as(token, 'demo')
  const order = async () => {
    const body = requestOf(demo(), me.id, randomBasket(demo(), 7))
    return (await call('/orders/v1/orders', body)).body as { id: string; number: number }
  }
  return { call, order, put: (path: string, body: object = {}) => call(path, body, { method: 'PUT' }) }
}

describe('notifications (NT-03)', () => {
  const unread = async ({ call }: Awaited<ReturnType<typeof customer>>) =>
    (await call('/support/v1/notifications/unread-count')).body.count

  test('each step of an order sends its customer one notification, newest first, and no other customer any', async () => {
    const me = await customer()
    const other = await customer('second')
    const before = await unread(me)
    const { id, number } = await me.order()
    sandbox.clock.add(130_000)
    for (const _ of [1, 2]) expect(await unread(me)).toBe(before + 2)
    const { content } = (await me.call('/support/v1/notifications?page=0&size=3')).body
    expect(content.slice(0, 2).map((one: Notice) => [one.title.eng, one.text.eng])).toEqual([
      [`Order ${number}`, 'The cook is making it.'],
      [`Order ${number}`, 'The branch has accepted it and will start cooking soon.'],
    ])
    expect(content[0].target).toEqual({ type: 'PAGE', value: `/profile/orders/${id}` })
    expect(await unread(other)).toBe(before)
  })

  test('pages follow each other without a gap; all are read at once', async () => {
    const me = await customer()
    const page = async (n: number, size: number) =>
      (await me.call(`/support/v1/notifications?page=${n}&size=${size}`)).body
    const all = (await page(0, 100)).content.map(({ id }: { id: string }) => id)
    expect(all.length).toBeGreaterThan(4)
    const [first, second] = [await page(0, 2), await page(1, 2)]
    expect([...first.content, ...second.content].map(({ id }: { id: string }) => id)).toEqual(all.slice(0, 4))
    expect([first.last, first.totalElements]).toEqual([false, all.length])
    expect((await me.put('/support/v1/notifications/read')).status).toBe(204)
    expect(await unread(me)).toBe(0)
    expect((await page(0, 100)).content.every(({ isRead }: { isRead: boolean }) => isRead)).toBe(true)
  })

  test('a visitor has no notifications', async () => {
    expect((await sandbox.call('/support/v1/notifications')).status).toBe(401)
    expect((await sandbox.call('/support/v1/notifications/unread-count')).status).toBe(401)
  })
})

describe('the chat (IN-01)', () => {
  const MESSAGES = '/support/v1/chat/messages'
  const texts = async ({ call }: Awaited<ReturnType<typeof customer>>) =>
    (await call(MESSAGES)).body.content.map(
      ({ from, text }: { from: string; text: string }) => `${from}: ${text}`,
    )

  test('the first message is answered at once, the next by an operator; what was sent twice is one', async () => {
    const me = await customer()
    const message = { text: 'Where is my order?', clientId: 'c-1' }
    const [first, again] = [await me.call(MESSAGES, message), await me.call(MESSAGES, message)]
    expect([first.status, again.body.id]).toEqual([201, first.body.id])
    sandbox.clock.add(2000)
    await me.call(MESSAGES, { text: 'Hello?', clientId: 'c-2' })
    const { body } = await me.call(MESSAGES)
    expect(body.content.map(({ from }: { from: string }) => from)).toEqual(['CLIENT', 'OPERATOR', 'CLIENT'])
    const desk = await sandbox.call('/sandbox/chat', { merchant: null })
    const action = /action="([^"]+)"/.exec(desk.body)?.[1] ?? ''
    sandbox.clock.add(1000)
    const said = await sandbox.app.fetch(
      new Request(`http://localhost:8080${action}`, {
        method: 'POST',
        body: new URLSearchParams({ text: 'On its way' }),
      }),
    )
    expect(said.status).toBe(303)
    expect((await texts(me))[0]).toBe('OPERATOR: On its way')
    expect((await me.call('/support/v1/chat/unread-count')).body).toEqual({ count: 2 })
    await me.put('/support/v1/chat/read')
    expect((await me.call('/support/v1/chat/unread-count')).body).toEqual({ count: 0 })
  })

  test('an own order can be attached, another one cannot; customers read only their own messages', async () => {
    const [me, other] = [await customer(), await customer('second')]
    const { id, number } = await me.order()
    const sent = await me.call(MESSAGES, { text: '', orderId: id, clientId: 'c-1' })
    expect(sent.body.order).toEqual({ id, number })
    expect((await other.call(MESSAGES, { text: 'x', orderId: id, clientId: 'c-1' })).status).toBe(404)
    expect(await texts(other)).toEqual([])
  })

  test.each([
    ['nothing', { text: '  ' }],
    ['too much', { text: 'x'.repeat(2001) }],
    ['no text', { text: 7 }],
  ])('%s is no message', async (_, body) => {
    expect((await (await customer()).call(MESSAGES, body)).status).toBe(400)
  })
})
