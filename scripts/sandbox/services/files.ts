import { and, count, eq, gt } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '../db/connect.ts'
import { files } from '../db/schema/index.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import { createQueue } from './queue.ts'

/** Bytes of a file that is sent. */
export const LARGEST_FILE = 8 * 1024 * 1024
/** The longer side of a stored picture, px, and the most pixels of one that is read at all. */
const LONGER_SIDE = 1_600
const MOST_PIXELS = 50_000_000
/** The most time for processing one picture, s. */
const LONGEST_WORK = 10
const MOST_A_DAY = 50
const DAY = 24 * 60 * 60 * 1_000

/**
 * The signatures of the picture formats that phones and browsers make. Decoding these is bounded by the number of
 * pixels; other formats the library reads (SVG, GIF, TIFF) may cause any amount of work in a few bytes.
 */
const SIGNATURES = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n.\n/s,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(?:avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s,
]
const isPicture = (sent: Uint8Array) => {
  const start = Buffer.from(sent.subarray(0, 12)).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(start))
}

/**
 * One picture at a time: the threads that read pictures are the ones that read files and render what the CDN is asked
 * for. Each one that waits is held in memory.
 */
const reading = createQueue({ atOnce: 1, waiting: 16 })

type Owner = { merchantId: string; userId: string; now: number }

/**
 * Stores a customer's picture and returns its CDN path, which cannot be guessed. It is re-encoded from its pixels: the
 * place and time it was taken are removed, and so is anything else in the file.
 */
export async function keepFile(
  db: Db,
  { merchantId, userId, now }: Owner,
  sent: Uint8Array,
): Promise<string> {
  const invalid = () => new Fault('FILE_INVALID', [{ field: 'file' }])
  if (!isPicture(sent)) throw invalid()
  const mine = and(
    eq(files.merchantId, merchantId),
    eq(files.userId, userId),
    gt(files.createdAt, new Date(now - DAY)),
  )
  // Counted within the queue: simultaneous uploads would each see the same number.
  const stored = reading(async () => {
    const [today] = await db.select({ sent: count() }).from(files).where(mine)
    if ((today?.sent ?? 0) >= MOST_A_DAY) throw new Fault('TOO_MANY_REQUESTS')
    const content = await sharp(sent, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: LONGEST_WORK })
      .rotate()
      .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(() => {
        throw invalid()
      })
    const path = `u/${newId('f')}.webp`
    await db.insert(files).values({ path, merchantId, userId, content, createdAt: new Date(now) })
    return path
  })
  if (!stored) throw new Fault('UNAVAILABLE', [{ retryAfter: LONGEST_WORK }])
  return stored
}

/** A stored picture, cut to `size` px; null size: whole. Null: there is none at that path. */
export async function fileAt(
  db: Db,
  path: string,
  size: { width: number; height: number } | null,
): Promise<Buffer | null> {
  const [row] = await db.select({ content: files.content }).from(files).where(eq(files.path, path))
  if (!row) return null
  return size
    ? sharp(row.content)
        .resize({ ...size, fit: 'cover' })
        .webp()
        .toBuffer()
    : Buffer.from(row.content)
}
