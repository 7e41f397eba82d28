// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#/testing/test-page.tsx'
import { SplitPage, SumsColumn } from './SplitPage.tsx'

let page: Awaited<ReturnType<typeof render>>
const changes = new EventTarget()
let matches: (query: string) => boolean

beforeEach(() => {
  matches = () => false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
  }))
})
afterEach(async () => {
  await page.remove()
  vi.unstubAllGlobals()
})

/** The window becomes one of which `query` is true. */
const turn = (query: RegExp) =>
  act(async () => {
    matches = (asked) => query.test(asked)
    changes.dispatchEvent(new Event('change'))
  })
const fields = () => [...document.querySelectorAll('input')]
const namesOf = (inputs: readonly HTMLInputElement[]) => inputs.map(({ name }) => name)

test('the content keeps its state when the side goes and comes back', async () => {
  const split = (side: ReactNode) => (
    <SplitPage isSideFirst side={side}>
      <input />
    </SplitPage>
  )
  page = await render(split(<p>map</p>))
  const input = document.querySelector('input')
  await page.rerender(split(null))
  expect(document.body.textContent).toBe('')
  expect(document.querySelector('input')).toBe(input)
  await page.rerender(split(<p>map</p>))
  expect(document.body.textContent).toBe('map')
  expect(document.querySelector('input')).toBe(input)
})

test('the side keeps its state when the window gets wide, where it comes after the content', async () => {
  page = await render(
    <SplitPage isSideFirst side={<input name="side" />}>
      <input name="content" />
    </SplitPage>,
  )
  const [side, content] = fields()
  expect(namesOf(fields())).toEqual(['side', 'content'])
  await turn(/^\(min-width: (64|80)em\)$/)
  expect(namesOf(fields())).toEqual(['content', 'side'])
  expect(fields()[0]).toBe(content)
  expect(fields()[1]).toBe(side)
})

test('a form at the side stands beside the content only where it has room, and above it elsewhere', async () => {
  page = await render(
    <SplitPage isSideFirst isSideForm side={<input name="form" />}>
      <input name="content" />
    </SplitPage>,
  )
  await turn(/min-width: 560px/)
  expect(namesOf(fields())).toEqual(['form', 'content'])
  await turn(/min-width: 46em/)
  expect(namesOf(fields())).toEqual(['content', 'form'])
})

test('on a phone held sideways the total comes first, and what is above it elsewhere keeps its state', async () => {
  page = await render(
    <SumsColumn above={<input name="code" />} total={<input name="total" />}>
      <input name="rest" />
    </SumsColumn>,
  )
  const [code] = fields()
  expect(namesOf(fields())).toEqual(['code', 'total', 'rest'])
  await turn(/max-height: 479px/)
  expect(namesOf(fields())).toEqual(['total', 'code', 'rest'])
  expect(fields()[1]).toBe(code)
})
