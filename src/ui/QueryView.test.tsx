// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byRole, press, render } from '#/testing/test-page.tsx'
import { QueryView } from './QueryView.tsx'

type Reading = Parameters<typeof QueryView<string[]>>[0]['query']
const pending: Reading = { data: undefined, error: null, isPending: true, refetch: async () => {} }
const loaded = (data: string[]): Reading => ({ ...pending, data, isPending: false })
const failed = (error: unknown, refetch = async () => {}): Reading => ({
  ...pending,
  error,
  isPending: false,
  refetch,
})

const view = (query: Reading) => (
  <QueryView query={query} skeleton={<i>boxes</i>} empty={<p>No orders yet</p>}>
    {(orders) => <ul>{orders.join()}</ul>}
  </QueryView>
)
let page: Awaited<ReturnType<typeof render>>
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const words = () => document.body.textContent

test('a fast answer shows no loading at all', async () => {
  page = await render(view(pending))
  await wait(100)
  expect(words()).not.toContain('Loading')
  await page.rerender(view(loaded(['a', 'b'])))
  expect(words()).toBe('a,b')
})

test('a skeleton that was seen stays 300 ms', async () => {
  page = await render(view(pending))
  await wait(160)
  expect(words()).toContain('Loading')
  await page.rerender(view(loaded(['a'])))
  await wait(200)
  expect(words()).toContain('Loading')
  await wait(150)
  expect(words()).toBe('a')
})

test('an empty list shows the empty text', async () => {
  page = await render(view(loaded([])))
  expect(words()).toBe('No orders yet')
})

test.each([
  ['no network', { kind: 'network', status: 0 }, 'Check the connection'],
  ['too slow', { kind: 'timeout', status: 0 }, 'too long'],
  ['broken', { kind: 'http', status: 500 }, 'Something went wrong on our side'],
  ['nonsense', { kind: 'bad-answer', status: 200 }, 'The response could not be read'],
  [
    'the server’s words',
    { kind: 'http', status: 422, message: { uz: 'x', ru: 'x', eng: 'The branch is closed' } },
    'The branch is closed',
  ],
  ['a bug of ours', new TypeError('x is undefined'), 'This did not work'],
])('%s: says what happened and offers a retry', async (_name, error, said) => {
  const refetch = vi.fn(async () => {})
  page = await render(view(failed(error, refetch)))
  expect(words()).toContain('Could not load')
  expect(words()).toContain(said)
  expect(words()).not.toMatch(/undefined|500|422/)
  await press(byRole('button', 'Try again'))
  expect(refetch).toHaveBeenCalledOnce()
})

test('present data stays when a refresh fails', async () => {
  page = await render(view({ ...loaded(['a']), error: { kind: 'network' } }))
  expect(words()).toBe('a')
})

test('while refreshes fail, and then do not, what is rendered keeps its state', async () => {
  const live = (query: Reading) => (
    <QueryView query={query} skeleton={null} isLive>
      {() => <input />}
    </QueryView>
  )
  page = await render(live(loaded(['a'])))
  const input = document.querySelector('input')
  await page.rerender(live({ ...loaded(['a']), error: { kind: 'network' } }))
  expect(words()).toContain('Check the connection')
  expect(document.querySelector('input')).toBe(input)
  await page.rerender(live(loaded(['a'])))
  expect(document.querySelector('input')).toBe(input)
})

test('a query that waits for the network says so', async () => {
  page = await render(view({ ...pending, fetchStatus: 'paused' }))
  expect(words()).toContain('Check the connection')
})
