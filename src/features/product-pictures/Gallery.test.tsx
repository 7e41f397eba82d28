// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { allByRole, render } from '#/testing/test-page.tsx'
import { Gallery } from './Gallery.tsx'

let page: Awaited<ReturnType<typeof render>>
afterEach(() => page.remove())

const names = () => allByRole('button').map((button) => button.getAttribute('aria-label'))
const dots = () => document.querySelectorAll('[aria-hidden="true"] > span').length

/** jsdom loads nothing: the browser's report is made here. */
const fail = (file: string) =>
  act(async () => {
    document.querySelector(`button img[src*="${file}"]`)?.dispatchEvent(new Event('error'))
  })

test('a picture that cannot be shown is left out everywhere: slides, dots, small ones (PR-02)', async () => {
  page = await render(<Gallery pictures={['a.webp', 'javascript:x', 'b.webp', 'c.webp']} name="Osh" />)
  expect(names()).toEqual([
    ...['View photo: Osh, 1', 'View photo: Osh, 2', 'View photo: Osh, 3'],
    ...['Picture 1', 'Picture 2', 'Picture 3'],
  ])
  await fail('b.webp')
  expect(names()).toEqual(['View photo: Osh, 1', 'View photo: Osh, 2', 'Picture 1', 'Picture 2'])
  expect(dots()).toBe(2)
  await fail('a.webp')
  expect(names()).toEqual(['View photo: Osh'])
  await fail('c.webp')
  expect(names()).toEqual([])
})
