// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '#/testing/test-page.tsx'
import { SplitPage } from './SplitPage.tsx'

let page: Awaited<ReturnType<typeof render>>
afterEach(() => page.remove())

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
