import { expect, test } from 'vitest'
import type { Subject } from './finding.ts'
import { addressOf, type Loaded, pictureFindings } from './pictures.ts'

const CDN = 'https://cdn.example.uz'
const subject: Subject = { kind: 'dish', id: 'p-1', name: { uz: 'Osh', ru: '', eng: '' }, image: '' }
const webp = (bytes: number | null): Loaded => ({ status: 200, type: 'image/webp', bytes })

test.each<[string, string, Loaded | null, string | null]>([
  ['a small one', 'osh.jpg', webp(80_000), null],
  ['one of a size that nobody says', 'osh.jpg', webp(null), null],
  ['one of exactly a megabyte', 'osh.jpg', webp(1_000_000), null],
  ['a larger one', 'osh.jpg', webp(1_000_001), 'hint pictureBig'],
  ['one that is gone', 'osh.jpg', { status: 404, type: 'text/html', bytes: 9 }, 'wrong pictureMissing'],
  ['a page instead', 'osh.jpg', { status: 200, type: 'text/html', bytes: 9 }, 'wrong pictureNoImage'],
  ['a file without a type', 'osh.jpg', { status: 200, type: '', bytes: 9 }, 'wrong pictureNoImage'],
  ['one that takes too long', 'osh.jpg', { trouble: 'slow' }, 'wrong pictureSlow'],
  ['one of a server that is not there', 'osh.jpg', { trouble: 'none' }, 'wrong pictureMissing'],
  ['one without https', 'http://example.uz/osh.jpg', null, 'wrong pictureAddress'],
  ['a picture in the text itself', 'data:image/png;base64,AAAA', null, 'wrong pictureAddress'],
])('of %s this is said', (_, path, loaded, expected) => {
  const address = addressOf(CDN, path)
  const found = pictureFindings(
    [{ path, subject }],
    new Map(address && loaded ? [[address, loaded]] : []),
    CDN,
  )
  expect(found.map(({ level, code }) => `${level} ${code}`)).toEqual(expected ? [expected] : [])
})
