// @vitest-environment jsdom
import { renderSVG } from 'uqr'
import { expect, test } from 'vitest'
import { byRole, render } from '#/testing/test-page.tsx'
import { QrCode } from './QrCode.tsx'

const LINK = 'https://demo.example.uz/?start=h_K7M3QX'
/** The places of the dark modules in a path, `column row`. */
const placesIn = (path: string) =>
  [...path.matchAll(/M(\d+)[ ,](\d+)/g)].map(([, x, y]) => `${x} ${y}`).toSorted()

test('the code has each dark module at its place, with the free margin that cameras need (CX-02)', async () => {
  const page = await render(<QrCode text={LINK} label="The link" />)
  const code = byRole('img', 'The link')
  // The library's own drawing of the same code.
  const drawn = renderSVG(LINK, { ecc: 'M', border: 4, pixelSize: 1 })
  expect(code.getAttribute('viewBox')).toBe(/viewBox="([^"]*)"/.exec(drawn)?.[1])
  const places = placesIn(code.querySelector('path')?.getAttribute('d') ?? '')
  expect(places.length).toBeGreaterThan(200)
  expect(places).toEqual(placesIn(drawn))
  await page.remove()
})
