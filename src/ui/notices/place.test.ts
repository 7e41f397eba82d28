import { expect, test } from 'vitest'
import { noticesAbove } from './place.ts'

const at = { layer: 844, stack: 48, free: 0 }

test('over a low sheet of a phone, so that nothing of it is covered (NT-04)', () => {
  expect(noticesAbove({ ...at, panel: { top: 400, bottom: 844 }, foot: 770 })).toBe(844 - 400 + 12)
})

test('above the footer of a sheet that fills the screen (NT-04)', () => {
  expect(noticesAbove({ ...at, panel: { top: 20, bottom: 844 }, foot: 770 })).toBe(844 - 770 + 12)
  // A notch leaves no room over a sheet that would have some without it.
  expect(noticesAbove({ ...at, free: 47, panel: { top: 100, bottom: 844 }, foot: 770 })).toBe(86)
})

test('under a dialog in the middle of a wide page (NT-04)', () => {
  expect(noticesAbove({ ...at, panel: { top: 300, bottom: 544 }, foot: 500 })).toBe(12)
  // As high as the page: three notices have no room under it.
  expect(noticesAbove({ ...at, stack: 176, panel: { top: 32, bottom: 812 }, foot: 740 })).toBe(116)
})
