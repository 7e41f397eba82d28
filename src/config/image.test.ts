import { expect, test } from 'vitest'
import { imageUrl } from './image.ts'

const CDN = 'https://cdn.example.uz'
test.each([
  ['resized by the CDN', 'p/1.webp', { width: 520, height: 520 }, `${CDN}/w520h520q100/p/1.webp`],
  ['a slash in front is one slash', '/p/1.webp', { width: 10.4, height: 20 }, `${CDN}/w10h20q100/p/1.webp`],
  ['as it is without a size', 'p/1.svg', null, `${CDN}/p/1.svg`],
  [
    'a full https address is unchanged',
    'https://x.example/a.png?b=1',
    { width: 1, height: 1 },
    'https://x.example/a.png?b=1',
  ],
  ['http is no picture', 'http://x.example/a.png', null, null],
  ['nor data', 'data:image/png;base64,AA', null, null],
  ['nor a script', 'JavaScript:alert(1)', null, null],
  ['nor a script behind a space', ' javascript:alert(1)', null, null],
  ['nor another host', '//x.example/a.png', null, null],
  ['nor a way out of the CDN', '../secret', null, null],
  ['nor an https without a host', 'https://', null, null],
  ['empty', '', null, null],
  ['absent', null, null, null],
])('image: %s', (_rule, path, size, expected) => {
  expect(imageUrl(`${CDN}/`, path, size)).toBe(expected)
})
