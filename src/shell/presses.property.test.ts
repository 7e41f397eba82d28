import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPresses, DOUBLE_PRESS_MS, type Meaning, type Presses, STEP_MS } from './presses.ts'

/* One press, one step, for any rhythm of presses and of screens. */

const CHECKOUT: Meaning = { owner: 1, label: 'Checkout' }
const ORDER: Meaning = { owner: 2, label: 'Order' }
const view = { path: '/', layer: null }

const press = (presses: Presses, at: number, main: Meaning) =>
  presses.take({ at, place: 'host', control: null, name: '', leads: true, main })

test('whatever the rhythm of hasty presses, no screen is left before it could be seen', () => {
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
        presses.shows({ owner, label: 'Next' })
        for (const { gap, load } of rhythm) {
          const at = now + gap
          if (coming !== null && coming <= at) {
            now = coming
            shownAt = now
            coming = null
            presses.shows({ owner: ++owner, label: 'Next' })
          }
          now = at
          if (!press(presses, now, { owner, label: 'Next' })) continue
          if (coming === null && owner > 1) {
            expect(now - shownAt).toBeGreaterThanOrEqual(400)
            expect(now - lastAt).toBeGreaterThanOrEqual(shownAt > lastAt ? STEP_MS : DOUBLE_PRESS_MS)
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
    fc.property(fc.array(fc.integer({ min: 0, max: 1_300 }), { maxLength: 30 }), (times) => {
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
      expect(now + presses.rest()).toBeLessThanOrEqual(1_000 + STEP_MS + DOUBLE_PRESS_MS)
    }),
  )
})
