import { type PathName, paths } from '#/paths.ts'
import { graveOf } from '../e2e/axe.ts'
import { extended, extendedTours } from '../e2e/extended.ts'
import { tabFaults } from './focus.ts'
import { TOURS } from './list.ts'
import { treeFaults } from './tree.ts'
import { expect, type Look, test, type Variant, type Walk } from './walk.ts'

/*
 * Every page and state for people who do not see it or use no mouse (BX-26): nothing that axe calls serious or
 * critical, a name for every control, headings and landmarks in order, and a way through it by Tab.
 */

const BASE = { shell: 'web', theme: 'light', lang: 'eng', width: 390 } as const satisfies Variant

const VARIANTS: readonly Variant[] = (['web', 'telegram'] as const).flatMap((shell) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['uz', 'ru', 'eng'] as const).map((lang) => ({ shell, theme, lang, width: 390 })),
  ),
)

const nameOf = ({ shell, theme, lang, width }: Variant) => `${shell}-${theme}-${width}-${lang}`

/** What axe says of the shop, whichever window it stands in. */
const axeFaults = ({ page, variant }: Walk) =>
  graveOf(page, variant.shell === 'web' ? 'html' : ['#view iframe', 'html'])

const axe: Look = async (walk, name) => expect.soft(await axeFaults(walk), name).toEqual([])

/** Stops of Tab on a page, and on the menus that are walked to their end; the others differ in their first hundred. */
const STOPS = 100
const ALL_STOPS = 700
const WHOLE_MENUS = ['home', 'minimal-home-basket']

/** The whole inspection; by Tab only on the web, where no frame of another window is in the way. */
const everything: Look = async (walk, name) => {
  const faults = [
    ...(await axeFaults(walk)),
    ...(await treeFaults(walk.page, name.startsWith('waiting-'))),
    ...(await tabFaults(walk.page, WHOLE_MENUS.includes(name) ? ALL_STOPS : STOPS)),
  ]
  expect.soft(faults, name).toEqual([])
}

/** The page at a path: an address without parameters is no page that has some. */
function pageAt(path: string): PathName | undefined {
  const names = Object.keys(paths) as PathName[]
  const isAt = (name: PathName) => new RegExp(`^${paths[name].replace(/:\w+/g, '[^/]+')}$`).test(path)
  return names.filter(isAt).sort((a, b) => Number(paths[a].includes(':')) - Number(paths[b].includes(':')))[0]
}

test('every page of the shop is on the list', () => {
  const listed = new Set(Object.values(TOURS).flatMap(({ pages }) => pages))
  expect([...listed].sort()).toEqual(Object.keys(paths).sort())
})

/** One test for each tour of the list; `lookAt`: what is done with its states, `isExtended`: whether `npm test` leaves it out. */
function tours(variant: Variant, lookAt: (name: string) => Look, isExtended: (name: string) => boolean) {
  const { width } = variant
  for (const [name, { run, pages, prefetches }] of Object.entries(TOURS))
    test.describe(() => {
      test.use({
        variant,
        looks: { look: lookAt(name) },
        savesData: !prefetches,
        viewport: { width, height: width > 600 ? 900 : 844 },
      })
      test(`${name} in ${nameOf(variant)}`, extended(isExtended(name)), async ({ walk }) => {
        test.setTimeout(300_000)
        await run(walk)
        const seen = [...walk.seen].map(pageAt)
        if (variant.shell === 'web') expect(seen).toEqual(expect.arrayContaining([...pages]))
      })
    })
}

/** `npm test` walks the sheets by Tab, and asks axe only in its other tours. */
const WALKED = ['sheets']
const isShort = process.env.E2E === 'short'

tours(
  BASE,
  (name) => (isShort && !WALKED.includes(name) ? axe : everything),
  (name) => extendedTours.includes(name),
)
tours(
  { ...BASE, width: 1440 },
  () => everything,
  () => true,
)
for (const variant of VARIANTS)
  if (nameOf(variant) !== nameOf(BASE))
    tours(
      variant,
      () => axe,
      () => true,
    )
