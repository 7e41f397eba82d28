import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { FLAGS, TRACES, type TracedFlag } from './switched-off.ts'
import { openWalk, type Sight } from './switched-off-walk.ts'

/* What a shop has switched off. */

type Walk = Awaited<ReturnType<typeof openWalk>>
type Who = Sight['who']

/** What a merchant of the sandbox has nothing of, with every flag on: one brand, no story, no delivery to follow. */
const WITHOUT: Record<string, readonly TracedFlag[]> = {
  demo: ['multiTabNavigationEnabled'],
  brands: [],
  dinein: [
    'cancelOrderActive',
    'orderTrackingActive',
    'bannersActive',
    'storiesActive',
    'multiTabNavigationEnabled',
  ],
  dark: ['multiTabNavigationEnabled'],
}

/** All places of a walk, with every flag on. */
async function everything(walk: Walk, who: Who): Promise<Sight[]> {
  const sights: Sight[] = []
  await walk.begin(who, null)
  for (const place of walk.places(who)) sights.push(await walk.look(place))
  return sights
}

const isAt = (flag: TracedFlag, { tree, asked }: Sight) =>
  TRACES[flag].seen?.test(tree) || TRACES[flag].calls?.test(asked)

/** What is left of a flag that is off, where something of it is when it is on. */
async function leftOf(walk: Walk, who: Who, flag: TracedFlag, sights: readonly Sight[]): Promise<string[]> {
  const { seen, calls, pages = [], given } = TRACES[flag]
  const places = sights.filter((sight) => isAt(flag, sight))
  const mine = who === 'customer' ? pages : []
  if (places.length + mine.length === 0) return []
  await walk.begin(who, flag, given)
  const left: string[] = []
  const note = (text: string, trace: RegExp | undefined, where: string) => {
    const found = trace?.exec(text)
    if (found) left.push(`${flag}: ${found[0]} at ${where}`)
  }
  for (const place of places) {
    const { tree, asked, path } = await walk.look(place)
    note(tree, seen, path)
    note(asked, calls, path)
  }
  for (const name of mine) {
    const { isMissing, asked } = await walk.open(name)
    if (!isMissing) left.push(`${flag}: the page ${name}`)
    note(asked, calls, name)
  }
  return left
}

/** What a flag is looked for by is there while it is on, so that to find nothing says something. */
async function eachIsFound(walk: Walk, sights: readonly Sight[], without: readonly TracedFlag[]) {
  const unseen = FLAGS.filter((flag) => {
    const { seen } = TRACES[flag]
    return seen && !sights.some(({ tree }) => seen.test(tree))
  })
  expect(unseen).toEqual(without)
  for (const flag of FLAGS) {
    const { calls, pages: [page] = [], given } = TRACES[flag]
    if (!calls || sights.some(({ asked }) => calls.test(asked))) continue
    await walk.begin('customer', null, given)
    await walk.asks(page ?? 'home', calls)
  }
}

test(
  'demo: a flag of a page that is off by itself has no link, no call and no page (ST-08)',
  extended(),
  async ({ page, shop }) => {
    test.slow()
    const walk = await openWalk(page, shop, 'demo')
    const withPages = FLAGS.filter((flag) => TRACES[flag].pages)
    const left: string[] = []
    // The rest of what a visitor sees a customer sees, too.
    const atSignIn = (await everything(walk, 'visitor')).filter(({ path }) => path.startsWith('/login'))
    for (const flag of withPages) left.push(...(await leftOf(walk, 'visitor', flag, atSignIn)))
    await walk.enter()
    const sights = await everything(walk, 'customer')
    for (const flag of withPages) {
      const firstPlaces = sights.filter((sight) => isAt(flag, sight)).slice(0, 3)
      left.push(...(await leftOf(walk, 'customer', flag, firstPlaces)))
    }
    expect(left).toEqual([])
  },
)

for (const [merchant, without] of Object.entries(WITHOUT)) {
  test(
    `${merchant}: a visitor finds nothing of a flag that is off by itself (ST-08)`,
    extended(),
    async ({ page, shop }) => {
      test.setTimeout(600_000)
      const walk = await openWalk(page, shop, merchant)
      const sights = await everything(walk, 'visitor')
      const left: string[] = []
      for (const flag of FLAGS) left.push(...(await leftOf(walk, 'visitor', flag, sights)))
      expect(left).toEqual([])
    },
  )

  test(
    `${merchant}: a customer finds nothing of a flag that is off by itself (ST-08)`,
    extended(),
    async ({ page, shop }) => {
      test.setTimeout(600_000)
      const walk = await openWalk(page, shop, merchant)
      const ofVisitor = await everything(walk, 'visitor')
      await walk.enter()
      const sights = await everything(walk, 'customer')
      await eachIsFound(walk, [...ofVisitor, ...sights], without)
      const left: string[] = []
      for (const flag of FLAGS) left.push(...(await leftOf(walk, 'customer', flag, sights)))
      expect(left).toEqual([])
    },
  )
}

test('what a shop switched off has no link and no page (ST-08)', extended(), async ({ page, shop }) => {
  const off = [
    '/about',
    '/basket/code',
    '/offerta',
    '/privacy',
    '/branches',
    '/vacancy',
    '/profile/promos',
    '/profile/cards',
    '/profile/favorites',
  ]
  await shop.open('minimal')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/basket', '/profile', '/login', '/nowhere', '/search']) {
      await shop.go(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links.filter((link) => link !== null && off.includes(link))).toEqual([])
    }
  }
  for (const path of off) {
    await shop.go(path)
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
    await expect(page).toHaveTitle(/Page Not Found/)
  }
})

test('what a shop switched off is never asked for, by a guest or a customer (ST-08)', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await shop.open('minimal')
  const visit = async () => {
    await shop.go('/')
    await shop.addDish('Cappuccino')
    for (const path of ['/', '/search', '/profile', '/basket', '/checkout', '/profile/orders']) {
      await shop.go(path)
      await expect(page.getByRole('heading').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
    }
  }
  await visit()
  await shop.signIn('900000063', 'minimal')
  await visit()
  expect(asked).toContain('/products/v1/overalls')
  expect(asked.some((path) => path.startsWith('/orders/v1/orders/user/'))).toBe(true)
  const OF_WHAT_IS_OFF =
    /\/(?:stories|banners|vacancies|notifications|chat|brand\/catalog|promo|favourite|cards|bookings|halls|tables|waiter-calls|cashback|company\/policies|cancel-reasons|hand-over|referral)(?:\/|$)/
  expect([...new Set(asked)].filter((path) => OF_WHAT_IS_OFF.test(path))).toEqual([])
})
