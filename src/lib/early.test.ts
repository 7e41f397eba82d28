import { expect, test, vi } from 'vitest'
import { fetchWithEarly } from './early.ts'

const network = () => vi.fn(async () => new Response('network'))
const url = 'https://api.test/menu?type=WEB'

test('an early answer is handed out once', async () => {
  const own = network()
  const fetch = fetchWithEarly(new Map([[url, Promise.resolve(new Response('early'))]]), own)
  expect(await (await fetch(url)).text()).toBe('early')
  expect(await (await fetch(url)).text()).toBe('network')
  expect(own).toHaveBeenCalledTimes(1)
})

test('a lost early call is asked again', async () => {
  const fetch = fetchWithEarly(new Map([[url, Promise.reject(new TypeError('lost'))]]), network())
  expect(await (await fetch(url)).text()).toBe('network')
})

test('a write never takes an early answer', async () => {
  const fetch = fetchWithEarly(new Map([[url, Promise.resolve(new Response('early'))]]), network())
  expect(await (await fetch(url, { method: 'POST' })).text()).toBe('network')
})
