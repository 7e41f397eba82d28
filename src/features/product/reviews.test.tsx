// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { allByRole, byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { Reviews } from './Reviews.tsx'

/* Reviews of a dish as a picture (DX-11), with servers that count by stars and with those that do not. */

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

const review = (id: number, grade: number, more: object = {}) => ({
  ...{ id: `r-${id}`, userName: `Guest ${id}`, grade, comment: `Words ${id}` },
  ...{ createdDate: '2026-10-01T10:00:00+05:00', reply: null, ...more },
})

/** Fives, but for a three and a one that stand on the second page. */
const ALL = [
  ...Array.from({ length: 12 }, (_, at) => review(at + 1, 5)),
  review(13, 3, { reply: 'We are sorry', photos: ['p/soup-2.webp', 'javascript:x'] }),
  review(14, 1),
]

type Server = { knowsGrade?: boolean; counts?: unknown; all?: readonly { grade: number }[] }

async function renderReviews(
  { knowsGrade = false, counts, all = ALL }: Server = {},
  settings: Record<string, unknown> = {},
) {
  const asked: string[] = []
  page = await renderShop(
    <Reviews productId="p-1" grade={{ average: 4.6, count: 120 }} open onClose={() => {}} />,
    {
      settings,
      answer: (path, _body, query) => {
        if (path !== '/products/v1/reviews') return null
        asked.push(`page ${query.get('page')} of ${query.get('grade') ?? 'all'}`)
        const grade = query.get('grade')
        const fitting = knowsGrade && grade ? all.filter((one) => String(one.grade) === grade) : all
        const at = Number(query.get('page')) * 10
        return Response.json({
          content: fitting.slice(at, at + 10),
          totalElements: fitting.length,
          last: at + 10 >= fitting.length,
          ...(counts !== undefined && { counts }),
        })
      },
    },
  )
  return asked
}

const words = () => (document.querySelector('dialog')?.textContent ?? '').replaceAll('\u00a0', ' ')
const shown = () => [...document.querySelectorAll('li')].map((one) => /Guest \d+/.exec(one.textContent)?.[0])
const bars = () =>
  allByRole('button').flatMap((one) => one.getAttribute('aria-label')?.match(/^Rating \d.*/) ?? [])
const bar = (name: string) => byRole('button', name)
const status = () => document.querySelector('p[role="status"]')?.textContent

const COUNTS = [
  { grade: 5, count: 100 },
  { grade: 4, count: 15 },
  { grade: 3, count: 4 },
  { grade: 1, count: 1 },
]

describe('a server that counts and filters', () => {
  test('the bars are of all grades; a press shows one star of them, the next press all', async () => {
    const asked = await renderReviews({ knowsGrade: true, counts: COUNTS })
    expect(bars()).toEqual(['Rating 5: 100', 'Rating 4: 15', 'Rating 3: 4', 'Rating 2: 0', 'Rating 1: 1'])
    expect(words()).toContain('4.6')
    expect(words()).toContain('120 ratings')
    expect(words()).not.toContain('The bars count')
    expect(shown()).toHaveLength(10)
    expect(status()).toBeUndefined()

    await press(bar('Rating 3: 4'))
    await settle()
    expect(asked).toEqual(['page 0 of all', 'page 0 of 3'])
    expect(shown()).toEqual(['Guest 13'])
    expect(bar('Rating 3: 4').getAttribute('aria-pressed')).toBe('true')
    expect(status()).toBe('3 stars: 1 review')

    await press(bar('Rating 3: 4'))
    await settle()
    expect(shown()).toHaveLength(10)
    expect(bar('Rating 3: 4').getAttribute('aria-pressed')).toBe('false')
    expect(asked).toHaveLength(2)
  })

  test('grades without words have a bar, and nothing to read is said', async () => {
    await renderReviews({ knowsGrade: true, counts: COUNTS })
    await press(bar('Rating 4: 15'))
    await settle()
    expect(shown()).toEqual([])
    expect(status()).toBe('4 stars: nobody has written a review with this rating yet')
    expect(bar('Rating 2: 0').hasAttribute('disabled')).toBe(true)
  })
})

describe('a server that knows neither counts nor the filter', () => {
  test('what was read is counted, and the picture says so; the rest is found by reading on', async () => {
    const asked = await renderReviews()
    expect(bars()[0]).toBe('Rating 5: 10')
    expect(words()).toContain('The bars count only the newest 10 reviews')
    expect(words()).toContain('120 ratings')
    await press(bar('Rating 1: 0'))
    await settle()
    expect(asked.at(-1)).toBe('page 0 of 1')
    expect(shown()).toEqual([])
    expect(status()).toBe('1 star: none among the newest reviews')
    await press(byRole('button', 'Show more'))
    await settle()
    expect(shown()).toEqual(['Guest 14'])
    expect(status()).toBe('1 star: 1 review')
  })

  test('counts of which one cannot be read are not all grades: what was read is counted', async () => {
    await renderReviews({ counts: [{ grade: 5, count: 'many' }, ...COUNTS.slice(1)] })
    expect(bars()[0]).toBe('Rating 5: 10')
    expect(words()).toContain('The bars count only the newest 10 reviews')
  })

  test('a list that is there to its end is filtered without another call', async () => {
    const asked = await renderReviews({ all: ALL.slice(8) })
    expect(words()).toContain('The bars count only reviews with words')
    await press(bar('Rating 5: 4'))
    await settle()
    expect(shown()).toHaveLength(4)
    expect(asked).toHaveLength(1)
  })
})

test('photos of a review stand under its words, the answer under them; an address that is none is left out', async () => {
  await renderReviews({ all: ALL.slice(12, 13) })
  expect(byRole('button', 'View photo: Guest 13').querySelector('img')).not.toBeNull()
  expect(words()).toMatch(/Words 13.*Reply.*We are sorry/)
})

test('a grade that is none stands under no star, and its review without one', async () => {
  await renderReviews({ all: [review(1, 5), review(2, 0), review(3, 10), review(4, -1)] })
  expect(bars()).toEqual(['Rating 5: 1', 'Rating 4: 0', 'Rating 3: 0', 'Rating 2: 0', 'Rating 1: 0'])
  expect(shown()).toHaveLength(4)
  const isStarred = (one: Element) => one.textContent?.includes('Rating: ')
  expect([...document.querySelectorAll('li')].map(isStarred)).toEqual([true, false, false, false])
})

test('without any review there is no picture', async () => {
  await renderReviews({ all: [] })
  expect(bars()).toEqual([])
  expect(words()).toContain('No reviews yet')
})

test('without the setting reviews are a list alone', async () => {
  await renderReviews({ counts: COUNTS, all: ALL.slice(12) }, { reviewSummaryActive: false })
  expect(bars()).toEqual([])
  expect(shown()).toEqual(['Guest 13', 'Guest 14'])
  expect(words()).toContain('We are sorry')
  expect(document.querySelector('li img')).toBeNull()
})
