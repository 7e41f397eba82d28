/** Makes the pictures of empty pages from Fluent Emoji: `npx node scripts/empty-art.ts`, after the list here has changed. */
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'

const require = createRequire(import.meta.url)
const SET = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const TARGET = path.join(import.meta.dirname, '../src/ui/art')

/** The file of the set by the name it gets here. */
const PICTURES = {
  bag: '1f6cd-fe0f',
  bell: '1f514',
  briefcase: '1f4bc',
  calendar: '1f4c5',
  card: '1f4b3',
  chair: '1fa91',
  heart: '2764-fe0f',
  magnifier: '1f50d',
  moon: '1f319',
  page: '1f4c4',
  pin: '1f4cd',
  plate: '1f37d-fe0f',
  plug: '1f50c',
  receipt: '1f9fe',
  scooter: '1f6f5',
  shop: '1f3ea',
  talk: '1f4ac',
  ticket: '1f39f-fe0f',
}
/** Shown at 84 px, px. */
const SIDE = 168

for (const [name, file] of Object.entries(PICTURES)) {
  await sharp(path.join(SET, `${file}.webp`))
    .trim()
    .resize(SIDE, SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 80 })
    .toFile(path.join(TARGET, `${name}.webp`))
}
