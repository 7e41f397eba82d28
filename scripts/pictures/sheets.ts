import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { folder } from './picture.ts'

const GAP = 8
/** Width of one picture on a sheet, px, and how many are in a row: of each size. */
const layouts: Record<string, { tile: number; columns: number }> = {
  '390': { tile: 300, columns: 6 },
  '1440': { tile: 900, columns: 2 },
  '1440@200': { tile: 900, columns: 3 },
  '768x1024': { tile: 500, columns: 3 },
  '844x390': { tile: 600, columns: 3 },
  '360x640': { tile: 300, columns: 3 },
  '320x180': { tile: 320, columns: 3 },
  '390@200': { tile: 300, columns: 3 },
}

/** Makes contact sheets: the pictures of one screen, shell and size side by side, light above dark, uz, ru, eng; of what has new ones. */
export default async function layOut() {
  const shots = path.join(folder, 'shots')
  const groups = new Map<string, string[]>()
  for (const file of (await readdir(shots)).sort()) {
    const [screen, variant] = file.split('.')
    const [shell, , size] = (variant ?? '').split('-')
    const key = `${screen}.${shell}-${size}`
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  const sheets = path.join(folder, 'sheets')
  await mkdir(sheets, { recursive: true })
  let made = 0
  for (const [key, files] of groups) {
    const layout = layouts[key.split('-').at(-1) ?? '']
    const sheet = path.join(sheets, `${key}.png`)
    if (!layout || (await isNewest(sheet, shots, files))) continue
    made += 1
    const tiles = await Promise.all(
      files.map((file) =>
        sharp(path.join(shots, file))
          .resize({ width: layout.tile })
          .png()
          .toBuffer({ resolveWithObject: true }),
      ),
    )
    const height = Math.max(...tiles.map(({ info }) => info.height))
    const columns = Math.min(layout.columns, tiles.length)
    const rows = Math.ceil(tiles.length / columns)
    await sharp({
      create: {
        width: columns * (layout.tile + GAP) + GAP,
        height: rows * (height + GAP) + GAP,
        channels: 3,
        background: '#808080',
      },
    })
      .composite(
        tiles.map(({ data }, index) => ({
          input: data,
          left: GAP + (index % columns) * (layout.tile + GAP),
          top: GAP + Math.floor(index / columns) * (height + GAP),
        })),
      )
      .png({ palette: true })
      .toFile(sheet)
  }
  console.log(`${made} sheets in ${sheets}`)
}

/** Whether a sheet is newer than all its pictures: one run seldom takes all of them again. */
async function isNewest(sheet: string, shots: string, files: string[]): Promise<boolean> {
  const times = await Promise.all(
    [sheet, ...files.map((file) => path.join(shots, file))].map(async (file) => {
      const found = await stat(file).catch(() => null)
      return found?.mtimeMs ?? 0
    }),
  )
  const [made = 0, ...taken] = times
  return taken.every((time) => time < made)
}
