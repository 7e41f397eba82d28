import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { heard } from '#/lib/frame.ts'
import { FromFrame, type Init, TOKENS, ToFrame } from './messages.ts'

const centre = { latitude: 41.3, longitude: 69.2 }
const init: Init = {
  type: 'init',
  options: { apikey: 'k-1' },
  view: { centre, zoom: 14 },
  theme: 'dark',
  colours: { edge: '#000', fill: '#fc0', way: '#fc0', wayEdge: '#000' },
  tokens: Object.fromEntries(TOKENS.map((name) => [name, '#fff'])) as Init['tokens'],
  hasPin: true,
  isStill: false,
  covered: 68,
}
const pin = {
  id: 'br-1',
  kind: 'branch',
  point: centre,
  label: 'Chorsu «1»\n',
  isChosen: false,
  path: [],
  isButton: true,
  icon: `data:image/svg+xml,${encodeURIComponent("<svg d='M0-1'/>")}`,
}
const set = (change: object) => ({ type: 'set', ...change })
const content = (change: object) => set({ content: { pins: [{ ...pin, ...change }], zone: null, way: [] } })
const isGood = (schema: v.GenericSchema, message: unknown) => v.safeParse(schema, message).success

describe('the shop to the frame', () => {
  test.each([
    ['how to begin', init],
    ['another place', set({ centre, zoom: 15.4 })],
    ['closer', set({ zoomBy: 1 })],
    ['a pin', content({})],
    [
      'a zone and a way',
      set({ content: { pins: [], zone: { centre, radius: 5_000, isFilled: true }, way: [centre, centre] } }),
    ],
  ])('%s is taken as it is', (_what, message) => {
    expect(v.parse(ToFrame, message)).toEqual(message)
  })

  test.each([
    ['a place off the Earth', set({ centre: { latitude: 91, longitude: 0 } })],
    ['no number', set({ zoom: Number.NaN })],
    ['a leap', set({ zoomBy: 5 })],
    ['a property that is no colour of ours', { ...init, tokens: { ...init.tokens, '--x': 'red' } }],
    ['a theme that is none', { ...init, theme: 'sepia' }],
    ['a picture from elsewhere', content({ icon: 'https://evil.example/x.svg' })],
    ['a picture that ends its address', content({ icon: 'data:image/svg+xml,x"), url("//evil.example' })],
    ['a pin without a name of its own', content({ id: '' })],
    ['an unknown kind', content({ kind: 'mine' })],
    ['what only the frame says', { type: 'picked', what: 'ready' }],
  ])('%s is not', (_what, message) => {
    expect(isGood(ToFrame, message)).toBe(false)
  })
})

describe('the frame to the shop', () => {
  test.each([
    [{ type: 'init' }],
    [{ type: 'picked', what: 'ready' }],
    [{ type: 'picked', what: 'rest', centre, byHand: true }],
    [{ type: 'picked', what: 'pin', id: 'br-1' }],
    [{ type: 'error', trouble: 'no-script', about: '' }],
  ])('%j is taken as it is', (message) => {
    expect(v.parse(FromFrame, message)).toEqual(message)
  })

  test.each([
    [{ type: 'picked', what: 'rest', byHand: true }],
    [{ type: 'picked', what: 'rest', centre: { latitude: '41', longitude: 69 }, byHand: true }],
    [{ type: 'picked', what: 'pin', id: 7 }],
    [{ type: 'error', trouble: 'other', about: '' }],
    [{ type: 'error', trouble: 'silent', about: 'x'.repeat(501) }],
    [{ type: 'set', zoomBy: 1 }],
  ])('%j is not', (message) => {
    expect(isGood(FromFrame, message)).toBe(false)
  })

  test('nonsense is never accepted and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(isGood(FromFrame, message) || isGood(ToFrame, message)).toBe(false)
      }),
    )
  })
})

test('only messages of the one window of the one origin are accepted', () => {
  const [ours, other] = [{}, {}]
  const from = { source: ours, origin: 'https://maps.example' }
  const said = { source: ours, origin: 'https://maps.example', data: { type: 'init' } }
  expect(heard(said, from, FromFrame)).toEqual({ type: 'init' })
  for (const change of [
    { source: other },
    { origin: 'https://maps.example.evil' },
    { origin: 'null' },
    { data: {} },
  ])
    expect(heard({ ...said, ...change }, from, FromFrame)).toBeNull()
})
