// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '#/testing/test-page.tsx'
import { Picture } from './Picture.tsx'

let page: Awaited<ReturnType<typeof render>>
afterEach(() => page.remove())

const image = () => document.querySelector('img') as HTMLImageElement
const ground = () => image().parentElement?.style.background ?? ''

/** jsdom loads nothing: the browser's report is made here. */
const load = (url: string) =>
  act(async () => {
    Object.defineProperty(image(), 'currentSrc', { value: url, configurable: true })
    image().dispatchEvent(new Event('load'))
  })

test('in another size a picture that was just seen is there at once, until its own is loaded', async () => {
  page = await render(<Picture src="dishes/osh.webp" width={390} height={282} />)
  expect(ground()).toBe('')
  await load('https://cdn.example/large.webp')
  await page.rerender(<Picture key="other" src="dishes/osh.webp" width={76} height={76} />)
  expect(ground()).toContain('https://cdn.example/large.webp')
  await load('https://cdn.example/small.webp')
  expect(ground()).toBe('')
  await page.rerender(<Picture key="third" src="dishes/lagmon.webp" width={76} height={76} />)
  expect(ground()).toBe('')
  await page.rerender(<Picture key="third" src="dishes/osh.webp" width={76} height={76} />)
  expect(ground()).toContain('https://cdn.example/small.webp')
})
