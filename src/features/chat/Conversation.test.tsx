// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savedSessionAtom } from '#/session/saved.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { branchOpenFromTen } from '#/testing/test-menu.ts'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { Conversation } from './Conversation.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  // jsdom scrolls nothing.
  HTMLElement.prototype.scrollIntoView = () => {}
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  page.remove()
  vi.useRealTimers()
})

const message = (from: 'CLIENT' | 'OPERATOR', text: string) => ({
  id: text,
  from,
  text,
  isRead: true,
  createdDate: '2026-11-24T11:50:00+05:00',
})
const QUESTION = message('CLIENT', 'Is the norin spicy?')
const ANSWER = message('OPERATOR', 'Not at all')

test.each([
  ['nobody has answered yet', [QUESTION], '2026-11-24T12:00', 'We’ll reply here'],
  [
    'nobody answers at night',
    [QUESTION],
    '2026-11-25T05:00',
    'We’re closed now and will answer after 10:00.',
  ],
  ['it is answered', [ANSWER, QUESTION], '2026-11-24T12:00', null],
  ['it was the last word, long ago', [QUESTION], '2026-11-26T12:00', null],
  ['nobody knows when it was', [{ ...QUESTION, createdDate: null }], '2026-11-26T12:00', 'We’ll reply here'],
  ['its date is none', [{ ...QUESTION, createdDate: 'kecha' }], '2026-11-26T12:00', 'We’ll reply here'],
])('below a question says when an answer comes: %s (IN-01)', async (_when, content, time, said) => {
  vi.setSystemTime(Date.parse(`${time}:00+05:00`))
  page = await renderShop(<Conversation />, {
    prepare: (store) => store.set(savedSessionAtom, azizasSession),
    answer: (path) =>
      path.endsWith('/chat/messages')
        ? Response.json({ content, totalPages: 1, totalElements: content.length })
        : null,
  })
  await act(async () => page.store.set(nearestBranchAtom, branchOpenFromTen()))
  const log = () => document.querySelector('[role=log]')
  await until(() => expect(log()?.textContent).toContain('Is the norin spicy?'))
  expect(log()?.lastElementChild?.matches('article') ? null : log()?.lastElementChild?.textContent).toBe(said)
})
