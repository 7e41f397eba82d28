import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMIT_MS, createPresses, DOUBLE_PRESS_MS, type Meaning, type Presses } from './presses.ts'

/* Two presses that were meant as one, for any rhythm of presses and of screens. */

const CHECKOUT: Meaning = { owner: 1, label: 'Checkout' }
const ORDER: Meaning = { owner: 2, label: 'Order', commits: true }
const view = { path: '/', layer: null }

const press = (presses: Presses, at: number, main: Meaning) =>
  presses.take({
    at,
    place: 'host',
    control: null,
    name: '',
    isAction: true,
    commits: main.commits === true,
    main,
  })

test('whatever the rhythm of hasty presses, nothing is committed before it could be seen', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ gap: fc.integer({ min: 1, max: 3_000 }), load: fc.integer({ min: 0, max: 900 }) }),
        {
          maxLength: 40,
        },
      ),
      (rhythm) => {
        let now = 0
        let owner = 1
        let shownAt = 0
        let lastAt = Number.NEGATIVE_INFINITY
        let coming: number | null = null
        const presses = createPresses({ now: () => now, view: () => view })
        presses.shows({ owner, label: 'Next', commits: true })
        for (const { gap, load } of rhythm) {
          const at = now + gap
          if (coming !== null && coming <= at) {
            now = coming
            shownAt = now
            coming = null
            presses.shows({ owner: ++owner, label: 'Next', commits: true })
          }
          now = at
          if (!press(presses, now, { owner, label: 'Next', commits: true })) continue
          if (coming === null && owner > 1) {
            if (shownAt > lastAt) expect(now - shownAt).toBeGreaterThanOrEqual(COMMIT_MS)
            expect(now - lastAt).toBeGreaterThanOrEqual(DOUBLE_PRESS_MS)
          }
          lastAt = now
          coming ??= now + load
        }
      },
    ),
  )
})

test('after a pause no press is blocked longer than the resting time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: COMMIT_MS }), { maxLength: 30 }), (times) => {
      let now = 0
      const presses = createPresses({ now: () => now, view: () => view })
      presses.shows(CHECKOUT)
      now = 1_000
      press(presses, now, CHECKOUT)
      presses.shows(ORDER)
      for (const time of times.toSorted((a, b) => a - b)) {
        now = 1_000 + time
        press(presses, now, ORDER)
      }
      expect(now + presses.rest()).toBeLessThanOrEqual(1_000 + COMMIT_MS + DOUBLE_PRESS_MS)
    }),
  )
})
