// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'

/* An element that was described and made again is the same. */

let elements: typeof import('./elements.ts')
let pictures: typeof import('./pictures.ts')
const watched: Element[] = []
/** Tells the pictures that an element has come in sight. */
let reportInSight = (_target: Element) => {}

beforeAll(async () => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(report: (entries: object[]) => void) {
        reportInSight = (target) => report([{ target, isIntersecting: true }])
      }
      observe = (element: Element) => watched.push(element)
      unobserve = () => {}
    },
  })
  elements = await import('./elements.ts')
  pictures = await import('./pictures.ts')
})

const boxOf = (markup: string) => {
  const box = document.createElement('div')
  box.innerHTML = markup
  return box
}

const madeAgain = (box: Element) => {
  const again = document.createElement('div')
  // As it comes back from storage.
  elements.appendDescribed(again, JSON.parse(JSON.stringify(elements.contentOf(box))))
  return again
}

test.each([
  '',
  'text alone',
  '<p class="a b" data-press="add p-1">1 &lt; 2 <b></b>so&#39;m</p>',
  '<ul><li aria-hidden="true">a</li><li>b</li></ul>',
  '<span style="color: red; --x: 2px;"></span>',
  '<svg viewBox="0 0 24 24"><path d="M1 1"></path></svg>',
  '<label><input type="radio" name="service" checked="" value="PICK_UP"></label>',
])('the same: %s', (markup) => {
  const box = boxOf(markup)
  expect(madeAgain(box).isEqualNode(box)).toBe(true)
})

test('a picture out of sight has its addresses, and waits for being in sight again', () => {
  const box = boxOf('<img loading="lazy" alt="" srcset="b 2x" src="a">')
  const [image] = box.children
  if (!image) throw new Error('no picture')
  pictures.loadInSight(image)
  expect(image.hasAttribute('src')).toBe(false)
  const [again] = madeAgain(box).children
  expect(again?.hasAttribute('src')).toBe(false)
  expect(watched.at(-1)).toBe(again)
  expect(Object.fromEntries(pictures.addressesOf(again ?? box))).toEqual({ srcset: 'b 2x', src: 'a' })
})

test('a picture is unseen until one with the same addresses has been in sight', () => {
  const box = boxOf(
    '<img loading="lazy" srcset="seen 2x"><img loading="lazy" srcset="seen 2x"><img srcset="c 2x">',
  )
  const [first, second, loaded] = box.children
  if (!first || !second || !loaded) throw new Error('no pictures')
  for (const image of [first, second]) pictures.loadInSight(image)
  expect([first, second, loaded].map(pictures.isUnseen)).toEqual([true, true, false])
  reportInSight(first)
  expect(first.getAttribute('srcset')).toBe('seen 2x')
  expect(second.hasAttribute('srcset')).toBe(false)
  expect([first, second, loaded].map(pictures.isUnseen)).toEqual([false, false, false])
  // The next visit does not wait for it.
  const count = watched.length
  const again = [...madeAgain(box).children].map((image) => image.getAttribute('srcset'))
  expect(again).toEqual(['seen 2x', 'seen 2x', 'c 2x'])
  expect(watched).toHaveLength(count)
})

test('a picture that the last visit had in sight counts as seen in this one', () => {
  madeAgain(boxOf('<img loading="eager" srcset="of the last visit 2x">'))
  const [image] = boxOf('<img loading="lazy" srcset="of the last visit 2x">').children
  if (!image) throw new Error('no picture')
  pictures.loadInSight(image)
  expect(pictures.isUnseen(image)).toBe(false)
})

test('what is no element throws', () => {
  expect(() => elements.appendDescribed(boxOf(''), [['no tag!', {}]])).toThrow()
})
