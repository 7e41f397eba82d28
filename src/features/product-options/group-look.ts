import type { Modification, ModificationGroup } from '#/api/schema/choices.ts'

/** switch: a few of which one must be, each at its own price (portions); tiles: with pictures; rows: names. */
export type GroupLook = 'switch' | 'tiles' | 'rows'

const SHORT_NAME = 14

/** How a group is rendered (PR-04). `pictures`: the merchant wants pictures where there are some. */
export function groupLookOf(
  group: ModificationGroup,
  pictures: boolean,
  nameOf: (modification: Modification) => string,
): GroupLook {
  const { modifications, min, max } = group
  const prices = new Set(modifications.map((one) => one.price))
  const isSwitch =
    min === 1 &&
    max === 1 &&
    modifications.length >= 2 &&
    modifications.length <= 3 &&
    prices.size === modifications.length &&
    modifications.every((one) => nameOf(one).length <= SHORT_NAME)
  if (isSwitch) return 'switch'
  return pictures && modifications.some((one) => one.image !== '') ? 'tiles' : 'rows'
}
