import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturePaths, renderPicture } from './render.ts'

test('every picture can be rendered, in the frame that was asked', async () => {
  for (const path of picturePaths()) {
    const bytes = await renderPicture(path, { width: 64, height: 64, quality: 100 })
    expect(bytes, path).not.toBeNull()
    const { format, width, height } = await sharp(bytes ?? Buffer.alloc(0)).metadata()
    expect({ path, format, width, height }).toEqual({ path, format: 'webp', width: 64, height: 64 })
  }
}, 120_000)

test.each([
  [1074, 671],
  [390, 844],
  [520, 520],
  [1, 1],
  [3, 400],
])('a dish is composed for %i × %i', async (width, height) => {
  const bytes = await renderPicture('p/demo/choyxona.webp', { width, height, quality: 80 })
  const meta = await sharp(bytes ?? Buffer.alloc(0)).metadata()
  expect([meta.width, meta.height]).toEqual([width, height])
})

test('the same picture is rendered to the same bytes, an unknown path to none', async () => {
  const size = { width: 120, height: 120, quality: 80 }
  expect(await renderPicture('/p/demo/somsa.webp', size)).toEqual(
    await renderPicture('p/demo/somsa.webp', size),
  )
  expect(await renderPicture('p/demo/nothing.webp', size)).toBeNull()
})
