import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, schedule } from '#/testing/samples.ts'
import { fromNextMeal, offeredTimes, partsOf, type TimesView } from './day-times.ts'
import { slots } from './schedule.ts'

const SAT = '2026-11-21'
const SUN = '2026-11-22'
const noon = at(SAT, '12:00')
const timesOf = (open: string, close: string, day = SUN) =>
  slots(schedule({ open, close, deliveryStart: '', deliveryEnd: '' }), day, noon, 'PICK_UP')
const offered = (
  times: ReturnType<typeof timesOf>,
  view: TimesView = 'usual',
  chosen: string | null = null,
) => offeredTimes(times, { now: noon, view, chosen }).map(({ time }) => time)

describe('where the times of another day begin', () => {
  it.each([
    ['around the clock: with the next meal', '00:00', '24:00', '11:00'],
    ['until two in the night: at the opening', '10:00', '02:00', '10:00'],
    ['early, and not in the night: at the opening', '08:00', '23:00', '08:00'],
    ['at noon', '12:00', '23:00', '12:00'],
    ['in the night only: then', '00:00', '05:00', '00:00'],
  ])('a branch open %s', (_what, open, close, first) => {
    expect(offered(timesOf(open, close))[0]).toBe(first)
    expect(fromNextMeal(timesOf(open, close), noon)[0]?.time).toBe(first)
  })

  it('those of today begin with the first one, in the night too', () => {
    const now = at(SAT, '01:00')
    const today = slots(schedule({ open: '00:00', close: '24:00' }), SAT, now, 'PICK_UP')
    expect(offeredTimes(today, { now, view: 'usual', chosen: null })[0]).toBe(today[0])
  })
})

describe('one in half an hour beyond three hours', () => {
  it('today: all until three, then every half hour', () => {
    const found = offered(timesOf('00:00', '24:00', SAT))
    expect(found.filter((time) => time >= '14:30' && time <= '16:30')).toEqual([
      '14:30',
      '14:45',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
    ])
  })

  it('a full one stands for no other', () => {
    const times = timesOf('10:00', '20:00').map((slot) => ({ ...slot, isFull: slot.time === '18:00' }))
    const shown = offeredTimes(times, { now: noon, view: 'usual', chosen: null }).map(({ time }) => time)
    expect(shown.filter((time) => time >= '17:30' && time <= '18:30')).toEqual([
      '17:30',
      '18:00',
      '18:15',
      '18:30',
    ])
  })

  it('steps that half an hour is no multiple of: none is nearer than that, and none farther than it must', () => {
    const branch = schedule({ open: '10:00', close: '20:00', slotMinutes: 20 })
    const shown = offeredTimes(slots(branch, SUN, noon, 'PICK_UP'), {
      now: noon,
      view: 'usual',
      chosen: null,
    })
    expect(shown.slice(0, 4).map(({ time }) => time)).toEqual(['10:00', '10:40', '11:00', '11:40'])
  })
})

describe('the parts of a day', () => {
  it('one that is over by now: those from the next meal on', () => {
    const now = at(SAT, '12:00')
    const today = slots(schedule({ open: '00:00', close: '24:00' }), SAT, now, 'PICK_UP')
    expect(offeredTimes(today, { now, view: 'morning', chosen: null })).toEqual(
      offeredTimes(today, { now, view: 'usual', chosen: null }),
    )
  })

  it.each([
    ['morning', '06:00', '10:30'],
    ['day', '11:00', '16:30'],
    ['evening', '17:00', '23:30'],
    ['all', '00:00', '23:45'],
  ] as const)('%s: from %s to %s', (view, first, last) => {
    const found = offered(timesOf('00:00', '24:00'), view)
    expect([found[0], found.at(-1)]).toEqual([first, last])
  })

  it.each([
    ['00:00', '24:00', ['morning', 'day', 'evening']],
    ['12:00', '23:00', ['day', 'evening']],
    // So few that all are shown.
    ['12:00', '15:00', []],
  ])('a branch open from %s to %s has %j', (open, close, parts) => {
    expect(partsOf(timesOf(open, close))).toEqual(parts)
  })

  it('the chosen time is there in every view', () => {
    const times = timesOf('00:00', '24:00')
    for (const view of ['usual', 'morning', 'day', 'evening', 'all'] as const)
      expect(offered(times, view, '03:15')).toContain('03:15')
  })
})

it('what is offered can be ordered for and is in order; all of it can be reached (SC-03)', () => {
  const anyTime = fc.integer({ min: 0, max: 95 }).map((n) => {
    const two = (part: number) => String(part).padStart(2, '0')
    return `${two(Math.floor(n / 4))}:${two((n % 4) * 15)}`
  })
  fc.assert(
    fc.property(
      anyTime,
      anyTime,
      fc.constantFrom('usual', 'morning', 'day', 'evening', 'all' as const),
      (open, close, view) => {
        const times = timesOf(open, close)
        const shown = offeredTimes(times, { now: noon, view: view as TimesView, chosen: null })
        expect(shown).toEqual(times.filter((slot) => shown.includes(slot)))
        if (view === 'usual') expect(shown.length > 0).toBe(times.length > 0)
        expect(offered(times, 'all')).toEqual(times.map(({ time }) => time))
      },
    ),
  )
})
