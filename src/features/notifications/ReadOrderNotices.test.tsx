// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { savedSessionAtom } from '#/session/saved.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { Bell } from './Bell.tsx'
import { ReadOrderNotices } from './ReadOrderNotices.tsx'

const text = { uz: '', ru: '', eng: 'Order 1047' }
const notice = (id: string, order: string, isRead = false) => ({
  id,
  title: text,
  text,
  target: { type: 'PAGE', value: `/profile/orders/${order}` },
  isRead,
})

let page: Awaited<ReturnType<typeof renderShop>>
let unread: number
let read: unknown[]
let asked: string[]
beforeEach(() => {
  localStorage.clear()
  read = []
  asked = []
})
afterEach(() => page.remove())

function Order() {
  const [status, setStatus] = useState('COOKING')
  return (
    <>
      <ReadOrderNotices order={{ id: 'o-1', status }} />
      <button type="button" onClick={() => setStatus('DONE')}>
        Next step
      </button>
    </>
  )
}

async function open(notices: readonly object[]) {
  page = await renderShop(
    <>
      <Bell />
      <Order />
    </>,
    {
      prepare: (store) =>
        store.set(savedSessionAtom, {
          token: 't',
          user: {
            id: 'u-1',
            firstName: 'Aziza',
            lastName: '',
            phone: '+998901234567',
            cashback: 0,
            balance: 0,
          },
        }),
      answer: (path, body) => {
        asked.push(path)
        if (path.endsWith('/unread-count')) return Response.json({ count: unread })
        if (path.endsWith('/notifications')) return Response.json({ content: notices, last: true })
        if (!path.endsWith('/notifications/read')) return null
        read.push(body)
        unread = 1
        return new Response(null, { status: 204 })
      },
    },
  )
}
const bell = () => document.querySelector('a')?.getAttribute('aria-label')

test('an order that is opened has its own notices read, no others, and the bell follows (NT-03)', async () => {
  unread = 3
  await open([notice('n-1', 'o-1'), notice('n-2', 'o-2'), notice('n-3', 'o-1'), notice('n-4', 'o-1', true)])
  await until(() => expect(read).toEqual([{ ids: ['n-1', 'n-3'] }]))
  await until(() => expect(bell()).toBe('Notifications, 1 new'))
})

test('each step has a notice of its own (NT-03)', async () => {
  unread = 0
  await open([notice('n-5', 'o-1')])
  await settle()
  // Nothing is new: the list is not asked for.
  expect([read, asked.filter((path) => path.endsWith('/notifications'))]).toEqual([[], []])
  unread = 1
  await press(byRole('button', 'Next step'))
  await until(() => expect(read).toEqual([{ ids: ['n-5'] }]))
})

test('the bell counts up to nine; more are a dot (NT-03)', async () => {
  unread = 9
  await open([])
  const badge = () => document.querySelector('a + [aria-hidden]')
  await until(() => expect(badge()?.textContent).toBe('9'))
  unread = 12
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(badge()?.textContent).toBe(''))
  expect(bell()).toBe('Notifications, 12 new')
})
