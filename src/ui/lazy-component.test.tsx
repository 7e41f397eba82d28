// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '#/testing/test-page.tsx'
import { until } from '#/testing/test-shop.tsx'
import { ChunkLoadError, lazyPart } from './lazy-component.ts'

let page: Awaited<ReturnType<typeof render>>
afterEach(() => page.remove())

const Note = ({ words }: { words: string }) => <p>{words}</p>
const words = () => document.body.textContent

/** A source that is out of reach until `back`. */
function outOfReach() {
  let isThere = false
  let asked = 0
  const load = async () => {
    asked++
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return { Note }
  }
  const back = async () => {
    isThere = true
    await act(async () => dispatchEvent(new Event('online')))
  }
  return { load, back, asked: () => asked }
}

test('a part whose code does not load leaves its page, and is there when the network is back (BX-14)', async () => {
  const { load, back, asked } = outOfReach()
  const Part = lazyPart(load, 'Note')
  page = await render(
    <main>
      Menu
      <Suspense fallback="…">
        <Part words=" of today" />
      </Suspense>
    </main>,
  )
  await act(async () => {})
  expect(words()).toBe('Menu')
  // One that is out of reach is not asked for without end.
  expect(asked()).toBe(1)
  await back()
  await until(() => expect(words()).toBe('Menu of today'))
})

test('what stands for it meanwhile has its properties', async () => {
  const { load, back } = outOfReach()
  const Part = lazyPart(load, 'Note', { lost: ({ words: said }) => <p>{said.toUpperCase()}</p> })
  page = await render(
    <Suspense fallback="…">
      <Part words="basket" />
    </Suspense>,
  )
  await act(async () => {})
  expect(words()).toBe('BASKET')
  await back()
  await until(() => expect(words()).toBe('basket'))
})

test.each([
  [
    'did not come in Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://x/a.js'),
    false,
  ],
  ['did not come in Firefox', new TypeError('error loading dynamically imported module'), false],
  ['did not come in Safari', new TypeError('Importing a module script failed.'), false],
  ['came without its styles', new Error('Unable to preload CSS for /assets/a.css'), false],
  ['came cut', new SyntaxError('Unexpected end of input'), true],
  ['came changed', new ReferenceError('a is not defined'), true],
])('code that %s needs a reload: %s (BX-14)', (_what, cause, needsReload) => {
  expect(new ChunkLoadError('Note', cause).needsReload).toBe(needsReload)
})

test('a part whose code came without what is asked of it knows that only a reload brings it', async () => {
  const load = async () => ({}) as { Note: typeof Note }
  const Part = lazyPart(load, 'Note', {
    lost: (props) => <p>{String((props as { needsReload?: boolean }).needsReload)}</p>,
  })
  page = await render(
    <Suspense fallback="…">
      <Part words="basket" />
    </Suspense>,
  )
  await until(() => expect(words()).toBe('true'))
})
