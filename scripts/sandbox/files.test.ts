import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LARGEST_FILE } from './files.ts'
import { type OpenSandbox, sandboxForEach } from './testing.ts'

/* What customers send (contract 2, upload), and how it comes back from the CDN. */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

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

test('a photo is kept upright, without what it says of its place, and comes in the size that is asked', async () => {
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

test.each([
  ['nobody', async () => new Uint8Array(await photo()), false, 401, 'SESSION_OUTDATED'],
  ['no file', async () => null, true, 422, 'FILE_INVALID'],
  ['no picture', async () => new TextEncoder().encode('<svg onload=alert(1)>'), true, 422, 'FILE_INVALID'],
  ['more than 8 MB', async () => new Uint8Array(LARGEST_FILE + 1_000), true, 413, 'TOO_LARGE'],
])('refused: %s', async (_what, file, isCustomer, status, code) => {
  const { token } = await sandbox.signIn()
  const answer = await send(await file(), isCustomer ? token : undefined)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('what was never sent is not there', async () => {
  expect((await picture('u/f-000000000000000000.webp')).status).toBe(404)
})
