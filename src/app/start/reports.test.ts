// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://demo.localhost:8080/profile/orders/o-77?q=phone" }
import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { framesOf, type Report, startReports } from './reports.ts'

const sent: Report[] = []
const store = createStore()
store.set(shellAtom, quietShell)
beforeEach(() => {
  sent.length = 0
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: string) => void sent.push(JSON.parse(body)),
  })
})

const failing = (message: string) => {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at f (${location.origin}/assets/ab12.js:3:14)\n    at https://evil.example/x.js:1:1\n    at ${location.origin}/profile/orders/o-77?q=phone:1:2`
  return error
}

test('where in our files an error arose, and nothing of addresses', () => {
  expect(framesOf(failing('no').stack ?? '', location.origin)).toEqual(['/assets/ab12.js:3:14'])
})

test('an uncaught error is sent without its words, by the pattern of the page, ten at most (IN-05)', async () => {
  await startReports(store, 'https://reports.example/in', 1)
  for (let i = 0; i < 12; i++)
    dispatchEvent(new ErrorEvent('error', { error: failing('"Aziza, +998901234567" is not a function') }))
  expect(sent.filter(({ kind }) => kind === 'error')).toHaveLength(10)
  expect(sent[0]).toEqual({
    kind: 'error',
    name: 'TypeError',
    at: ['/assets/ab12.js:3:14'],
    page: '/profile/orders/:id',
    channel: 'WEB',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  expect(JSON.stringify(sent)).not.toMatch(/Aziza|99890|o-77|phone/)
})

test('one visit in `oneIn` sends reports, and a report that cannot be sent breaks nothing', async () => {
  const follow = vi.spyOn(window, 'addEventListener')
  await startReports(store, 'https://reports.example/in', 10, () => 0.1)
  expect(follow).not.toHaveBeenCalled()
  follow.mockRestore()
  Object.assign(navigator, {
    sendBeacon: () => {
      throw new Error('refused')
    },
  })
  await startReports(store, 'https://reports.example/in', 10, () => 0.09)
  expect(() => dispatchEvent(new CustomEvent('screenfailed', { detail: failing('x') }))).not.toThrow()
})
