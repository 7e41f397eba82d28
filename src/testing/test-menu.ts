import * as v from 'valibot'
import { NearestBranch } from '#/api/schema/branch.ts'
import { Menu } from '#/api/schema/menu.ts'
import { WORK_DAYS } from '#/domain/hours/tashkent.ts'
import { demo } from '../../scripts/sandbox/seeds/demo/demo.ts'

/** The menu as the server sends it, and as the client parses it. */
export const sentMenu = demo.menu
export const sentBranches = demo.branches
export const menu = v.parse(Menu, sentMenu)

/** The first branch, open from ten to eight every day; `change` over that. */
export const branchOpenFromTen = (change: object = {}) =>
  v.parse(NearestBranch, {
    ...sentBranches[0],
    open: '10:00',
    close: '20:00',
    deliveryStart: '',
    deliveryEnd: '',
    workHours: [],
    holidays: [],
    ...change,
  })

/** The hours of a branch that is closed all the week. */
export const NEVER_OPEN = {
  workHours: WORK_DAYS.map((day) => ({ day, open: '', close: '', isDayOff: true })),
}

/** The product of that English name. */
export function productNamed(name: string) {
  const product = menu.products.find((one) => one.name.eng === name)
  if (!product) throw new Error(`no product "${name}"`)
  return product
}
