import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'
import { LARGEST_FILE } from './files.ts'

/* What customers send (upload), and how it comes back from the CDN. */

let sandbox: OpenSandbox
sandboxForEach(
  (opened) => {
    sandbox = opened
  },
  { launchesPerMinute: 100 },
)

/** A photo as a phone makes it: turned by a mark, and saying where it was taken. */
const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function send(file: Uint8Array<ArrayBuffer> | null, token?: string) {
  const body = new FormData()
  if (file) body.append('file', new Blob([file]), 'photo.jpg')
  const headers = { Merchant: 'demo', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await sandbox.app.fetch(
    new Request('http://localhost:8080/support/v1/files', { method: 'POST', headers, body }),
  )
  return { status: answer.status, body: await answer.json() }
}

/** What the CDN has at a path. */
async function picture(path: string) {
  const answer = await sandbox.app.fetch(new Request(`http://localhost:8080/cdn/${path}`))
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}

test('a photo is stored upright, without the place in its metadata, and comes in the size that is asked', async () => {
  const { token } = await sandbox.signIn()
  const { status, body } = await send(new Uint8Array(await photo()), token)
  expect([status, body]).toEqual([200, { path: expect.stringMatching(/^u\/f-[0-9a-f]{18}\.webp$/) }])
  const whole = await picture(body.path)
  expect(whole.headers.get('content-type')).toBe('image/webp')
  const about = await sharp(whole.bytes).metadata()
  expect([about.format, about.width, about.height, about.exif]).toEqual(['webp', 300, 400, undefined])
  const small = await sharp((await picture(`w80h80q100/${body.path}`)).bytes).metadata()
  expect([small.width, small.height]).toEqual([80, 80])
})

const red = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
const bytesOf = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is taken', async (format) => {
  const { token } = await sandbox.signIn()
  const { status, body } = await send(new Uint8Array(await red().toFormat(format).toBuffer()), token)
  expect(status).toBe(200)
  const { format: served, width } = await sharp((await picture(body.path)).bytes).metadata()
  expect([served, width]).toEqual(['webp', 40])
})

test.each<[what: string, file: () => Promise<Uint8Array> | Uint8Array]>([
  ['nothing', () => new Uint8Array()],
  ['one byte', () => new Uint8Array(1)],
  ['an SVG', () => bytesOf(SVG)],
  ['an SVG after spaces', () => bytesOf(`\n  <?xml version="1.0"?>${SVG}`)],
  ['a packed SVG', () => gzipSync(SVG)],
  ['a GIF', () => red().gif().toBuffer()],
  ['a TIFF', () => red().tiff().toBuffer()],
  ['a PDF', () => bytesOf('%PDF-1.7\n')],
  ['a film', () => joined(new Uint8Array([0, 0, 0, 24]), bytesOf('ftypisom'), new Uint8Array(64))],
  ['a sound', () => joined(bytesOf('RIFF'), new Uint8Array(4), bytesOf('WAVEfmt '))],
  ['the beginning of a JPEG and then an SVG', () => joined(new Uint8Array([255, 216, 255]), bytesOf(SVG))],
  ['the beginning of a PNG', async () => (await red().png().toBuffer()).subarray(0, 60)],
  ['a PNG cut short', async () => (await red().png().toBuffer()).subarray(0, -20)],
  [
    'a HEIC that cannot be read',
    () => joined(new Uint8Array([0, 0, 0, 24]), bytesOf('ftypheic'), bytesOf(SVG)),
  ],
  [
    'more pixels than are read',
    () =>
      sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#c33' } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
  ],
])('refused with words of what to send: %s', async (_what, file) => {
  const { token } = await sandbox.signIn()
  const { status, body } = await send(new Uint8Array(await file()), token)
  expect([status, body.code]).toEqual([422, 'FILE_INVALID'])
  for (const lang of ['uz', 'ru', 'eng']) expect(body.description[lang]).toMatch(/JPEG.*PNG.*WebP/)
  expect(await sandbox.db.query.files.findMany()).toEqual([])
})

test('many at once are all answered, and so is what else is asked meanwhile', async () => {
  const { token } = await sandbox.signIn()
  const file = new Uint8Array(await photo())
  const sent = Array.from({ length: 40 }, () => send(file, token))
  expect((await sandbox.call('/support/v1/merchant/settings/web')).status).toBe(200)
  const statuses = (await Promise.all(sent)).map(({ status, body }) => `${status} ${body.code ?? ''}`.trim())
  expect(new Set(statuses)).toEqual(new Set(['200', '503 UNAVAILABLE']))
})

test('fifty a day, however many come at once', async () => {
  const { token } = await sandbox.signIn()
  const file = new Uint8Array(await red().png().toBuffer())
  const codes: string[] = []
  for (let round = 0; round < 8; round++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(file, token)))
    codes.push(...answers.map(({ status }) => String(status)))
  }
  expect(codes.filter((code) => code === '200')).toHaveLength(50)
  expect(codes.filter((code) => code === '429')).toHaveLength(14)
})

test.each([
  ['nobody', async () => new Uint8Array(await photo()), false, 401, 'SESSION_OUTDATED'],
  ['no file', async () => null, true, 422, 'FILE_INVALID'],
  ['more than 8 MB', async () => new Uint8Array(LARGEST_FILE + 1_000), true, 413, 'FILE_TOO_LARGE'],
])('refused: %s', async (_what, file, isCustomer, status, code) => {
  const { token } = await sandbox.signIn()
  const answer = await send(await file(), isCustomer ? token : undefined)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('what was never sent is not there', async () => {
  expect((await picture('u/f-000000000000000000.webp')).status).toBe(404)
})
