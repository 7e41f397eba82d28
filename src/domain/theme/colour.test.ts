import { converter, parse } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  brandColours,
  contrast,
  darkGround,
  fromOklch,
  hexOf,
  mix,
  readable,
  readableColours,
  toOklch,
} from './colour.ts'

const LIGHT = { page: '#ffffff', pageGrouped: '#efeff4', text: '#000000', isDark: false }
const DARK = { page: '#17212b', pageGrouped: '#0e1621', text: '#ffffff', isDark: true }
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#fce000', 'light', '#fce000', '#000000', 15.8, 'text'],
  ['#fff6c2', 'light', '#f8e67c', '#000000', 16.6, 'text'],
  ['#ffffff', 'light', '#000000', '#ffffff', 21, 'text'],
  ['#ff7a00', 'dark', '#ff7a00', '#000000', 8.0, '#ad5208'],
  ['#e5322d', 'dark', '#e12e2a', '#ffffff', 4.5, '#cd2925'],
  ['#00a651', 'dark', '#008741', '#ffffff', 4.6, '#127c3e'],
  ['#5a2e12', 'dark', '#5a2e12', '#ffffff', 11.4, '#5a2e12'],
  ['#000000', 'dark', '#000000', '#ffffff', 21, '#000000'],
])('on light %s (%s) is %s with %s', (mainColor, mainColorType, fill, text, ratio, ink) => {
  const brand = brandColours({ mainColor, mainColorType, ...LIGHT })
  expect([brand.fill, brand.text, brand.inkIsText ? 'text' : brand.ink]).toEqual([fill, text, ink])
  expect(contrast(brand.fill, brand.text)).toBeCloseTo(ratio, 0)
})

test.each([
  ['#fce000', 'light', '#fce000', '#000000', '#fce000', false],
  ['#fff6c2', 'light', '#fff6c2', '#000000', '#fff6c2', false],
  ['#ffffff', 'light', '#ffffff', '#000000', '#ffffff', false],
  ['#ff7a00', 'dark', '#ff7a00', '#000000', '#ff7a00', false],
  ['#e5322d', 'dark', '#e12e2a', '#ffffff', '#f14f45', false],
  ['#00a651', 'dark', '#008741', '#ffffff', '#00a651', false],
  ['#5a2e12', 'dark', '#5a2e12', '#ffffff', '#b07d60', true],
  ['#000000', 'dark', '#ffffff', '#000000', '#ffffff', false],
])('on dark %s (%s) is %s with %s', (mainColor, mainColorType, fill, text, ink, hasEdge) => {
  const brand = brandColours({ mainColor, mainColorType, ...DARK })
  expect([brand.fill, brand.text, brand.ink, brand.hasEdge]).toEqual([fill, text, ink, hasEdge])
})

test('yellow on white gets a hairline', () => {
  expect(brandColours({ mainColor: '#fce000', mainColorType: 'light', ...LIGHT }).hasEdge).toBe(true)
})

test.each(['', 'red', '#12', null])('%j is no colour and is replaced by the default yellow', (given) => {
  expect(hexOf(given)).toBeNull()
  expect(brandColours({ mainColor: given ?? '', mainColorType: 'light', ...LIGHT }).fill).toBe('#fce000')
})

/** Hue in degrees, or null of a grey. */
const hueOf = (colour: string) => {
  const { c, h } = toOklch(colour)
  return c < 0.01 ? null : Math.round((h * 180) / Math.PI)
}

test.each([
  ['#ffebd6', '#49331a', 'peach'],
  ['#dff4e3', '#233f2b', 'green'],
  ['#fff0c2', '#413717', 'butter'],
  ['#ffe4e5', '#4f2d2f', 'rose'],
  ['#dfeeff', '#243a51', 'sky'],
  ['#FFF', '#383838', 'white'],
  ['#000000', '#383838', 'black'],
])('the pale ground %s is %s on a dark page: %s', (given, expected) => {
  expect(darkGround(given)).toBe(expected)
  expect(toOklch(expected).l).toBeCloseTo(0.34, 1)
})

test.each(['', 'pink'])('%j is no ground', (given) => {
  expect(darkGround(given)).toBeNull()
})

test('a dark ground keeps the hue and can be read on', () => {
  fc.assert(
    fc.property(hex, (given) => {
      const ground = darkGround(given) ?? ''
      for (const text of [DARK.text, '#f4f5f7']) expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
      const [before, after] = [toOklch(given), toOklch(ground)]
      const apart = Math.abs(Math.atan2(Math.sin(before.h - after.h), Math.cos(before.h - after.h)))
      expect(after.c < 0.02 || apart < 0.2).toBe(true)
    }),
  )
})

const WEB_DARK = { page: '#121316', pageGrouped: '#0b0c0e', text: '#f4f5f7', isDark: true }

test.each([
  ['yellow', '#fce000'],
  ['lemon', '#fff04d'],
  ['gold', '#f2c200'],
])('a dark tint of %s is amber, not olive', (_what, mainColor) => {
  for (const theme of [DARK, WEB_DARK]) {
    const hue = hueOf(brandColours({ mainColor, mainColorType: 'light', ...theme }).tint)
    expect(hue).toBeGreaterThanOrEqual(75)
    expect(hue).toBeLessThanOrEqual(80)
  }
})

test.each(['#ff7a00', '#00a651', '#e5322d', '#fffef5'])('a dark tint of %s is a share of it', (mainColor) => {
  const { fill, tint } = brandColours({ mainColor, mainColorType: 'light', ...WEB_DARK })
  expect(tint).toBe(mix(fill, WEB_DARK.page, 0.2))
})

test('a light tint of yellow stays yellow', () => {
  expect(brandColours({ mainColor: '#fce000', mainColorType: 'light', ...LIGHT }).tint).toBe(
    mix('#fce000', '#ffffff', 0.18),
  )
})

test('any merchant colour can be read on and seen', () => {
  fc.assert(
    fc.property(
      hex,
      fc.constantFrom('dark', 'light'),
      fc.constantFrom(LIGHT, DARK),
      (mainColor, type, theme) => {
        const brand = brandColours({ mainColor, mainColorType: type, ...theme })
        expect(contrast(brand.fill, brand.text)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(brand.ink, theme.page)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(brand.ink, theme.pageGrouped)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(brand.tint, theme.text)).toBeGreaterThanOrEqual(4.5)
        expect(brand.hasEdge || contrast(brand.fill, theme.page) >= 1.6).toBe(true)
      },
    ),
  )
})

test('the colour space agrees with culori', () => {
  const oracle = converter('oklch')
  fc.assert(
    fc.property(hex, (given) => {
      const ours = toOklch(given)
      const theirs = oracle(parse(given))
      expect(ours.l).toBeCloseTo(theirs?.l ?? 0, 3)
      expect(ours.c).toBeCloseTo(theirs?.c ?? 0, 3)
      expect(fromOklch(ours)).toBe(given)
    }),
  )
})

test('a colour that is far from readable is given up within its reach', () => {
  expect(readable('#fce000', ['#ffffff'], 4.5, 0.3)).toBeNull()
  expect(readable('#d21f1f', ['#ffffff'])).toBe('#d21f1f')
})

test.each([
  ['#FFF', '#ffffff'],
  ['#17212B', '#17212b'],
  ['#17212bcc', '#17212b'],
  ['rgb(23, 33, 43)', '#17212b'],
  ['rgba(23,33,43,0.5)', '#17212b'],
  [1_515_819, '#17212b'],
  ['', undefined],
  ['red', undefined],
  ['rgb(300,0,0)', undefined],
  [null, undefined],
])('the colour %s is read as %s', (sent, read) => {
  expect(readableColours({ bg_color: sent }).bg_color).toBe(read)
})
