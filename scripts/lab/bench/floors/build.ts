import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { type Dish, FIRST, pictureOf } from './shop.ts'

/*
 * Pages to compare the shop with. Each is the minimum that does a part of its work, served by the same sandbox with the
 * same menu. `plain`: a React app that requests the menu first, shows it and counts dishes. `replay`: the same behind a
 * small script that renders the first cards and counts presses on them. `html`: the whole menu as a page without
 * scripts.
 */

export const FLOORS = ['plain', 'replay', 'html'] as const
export type Floor = (typeof FLOORS)[number]

const here = import.meta.dirname

async function bundle(entry: string, inline: boolean, outDir: string): Promise<string> {
  const { NODE_ENV } = process.env
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      write: !inline,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(here, entry),
        output: { format: 'es', entryFileNames: 'assets/[name]-[hash:8].js' },
      },
    },
  })
  // Vite has set it for this whole process, and a sandbox that starts later refuses it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error(`${entry} did not build`)
  const [chunk] = output.output
  return inline ? chunk.code.trim() : `/${chunk.fileName}`
}

const pageOf = (style: string, first: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>floor</title>${first}<style>${style}</style></head><body>${body}</body></html>`

/** HTML of all dishes of a menu. */
const cardsOf = (dishes: readonly Dish[]) =>
  dishes
    .map(
      (dish, index) =>
        `<article><img src="${pictureOf(dish)}" width="173" height="173" alt=""${index < FIRST ? '' : ' loading="lazy"'}><h3>${dish.name.eng}</h3><p>${dish.costPrice.toLocaleString('en')} UZS</p></article>`,
    )
    .join('')

/** Builds a floor into a folder that the sandbox can serve; `dishes`: those of its shop. */
export async function buildFloor(floor: Floor, folder: string, dishes: readonly Dish[]) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const style = await readFile(path.join(here, 'floor.css'), 'utf8')
  const write = (page: string) => writeFile(path.join(folder, 'index.html'), page)
  if (floor === 'html') return write(pageOf(style, '', `<main>${cardsOf(dishes)}</main>`))
  const first = await bundle(floor === 'replay' ? 'replay.ts' : 'ask.ts', true, folder)
  const app = await bundle('app.tsx', false, folder)
  // The replay's cards are on the screen already, so the app is requested after the page has been parsed.
  const script = `<script type="module" src="${app}"></script>`
  await write(pageOf(style, `<script>{${first}}</script>`, `<div id="root"></div>${script}`))
}
