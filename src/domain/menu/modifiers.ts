import type { Sum } from '#/domain/money.ts'
import { portionPrice } from './price.ts'
import {
  type Choices,
  type Modification,
  type ModificationGroup,
  type PricedProduct,
  piecesOf,
} from './product.ts'
import { stepOf } from './unit.ts'

export type { Choices } from './product.ts'

const byPriority = <T extends { readonly priority: number }>(items: readonly T[]) =>
  [...items].sort((a, b) => a.priority - b.priority)

/** Choices with one count changed; what is not chosen is not there. */
function withCount(choices: Choices, id: string, count: number): Choices {
  const { [id]: _, ...rest } = choices
  return count > 0 ? { ...rest, [id]: count } : rest
}

/** The state of a group's rule, in pieces. */
export type GroupState = {
  readonly count: number
  readonly min: number
  readonly max: number
  readonly isShort: boolean
  readonly isFull: boolean
}

/** The state of a group: short while a minimum of it or of one of its choices is not met. */
export function groupState(group: ModificationGroup, choices: Choices): GroupState {
  const active = group.modifications.filter((m) => m.active)
  const count = active.reduce((sum, m) => sum + piecesOf(choices, m.id), 0)
  const isShort = count < group.min || active.some((m) => piecesOf(choices, m.id) < m.min)
  return { count, min: group.min, max: group.max, isShort, isFull: count >= group.max }
}

/** The groups that still want a choice, in the order they are shown. Empty: the product can be added (PR-03). */
export function shortGroups<G extends ModificationGroup>(groups: readonly G[], choices: Choices): G[] {
  return byPriority(groups).filter((group) => groupState(group, choices).isShort)
}

/** How many more pieces of one choice its own maximum and the group's allow. */
function room(group: ModificationGroup, modification: Modification, choices: Choices): number {
  const { count, max } = groupState(group, choices)
  return Math.max(0, Math.min(max - count, modification.max - piecesOf(choices, modification.id)))
}

/** All the pieces that a group offers. */
const offered = ({ modifications }: ModificationGroup) =>
  modifications.reduce((sum, m) => (m.active ? sum + Math.max(m.min, m.max) : sum), 0)

/** Whether nothing but all that is offered can be chosen, so that there is no choice. */
const isForced = (group: ModificationGroup) => group.min > 0 && offered(group) === group.min

/**
 * Whether the group's rule can be met: enough can be chosen, and what its choices require fits. A dish with a group that
 * cannot be met cannot be had.
 */
export function canBeMet(group: ModificationGroup): boolean {
  const active = group.modifications.filter((m) => m.active)
  const required = active.reduce((sum, m) => sum + m.min, 0)
  return (
    Math.min(offered(group), group.max) >= group.min &&
    required <= group.max &&
    active.every((m) => m.min <= m.max)
  )
}

/** Whether the customer has anything to choose: not where each choice is required and the only one. */
export const isOpenToChoice = (groups: readonly ModificationGroup[]) =>
  groups.some((group) => !isForced(group) && offered(group) > 0)

/** What has to be chosen where there is nothing else to choose; the customer is not asked for it. */
export const onlyChoices = (groups: readonly ModificationGroup[]): Choices =>
  Object.fromEntries(
    groups
      .filter(isForced)
      .flatMap(({ modifications }) => modifications.filter((m) => m.active).map((m) => [m.id, m.max])),
  )

/** The initial choices: required pieces and those without an alternative first, then the defaults that fit. */
export function defaultChoices(groups: readonly ModificationGroup[]): Choices {
  let choices: Choices = {}
  for (const group of groups) {
    const active = byPriority(group.modifications).filter((m) => m.active)
    const required = isForced(group) ? (m: Modification) => m.max : (m: Modification) => m.min
    for (const wanted of [required, (m: Modification) => (m.isDefault ? 1 : 0)]) {
      for (const m of active) {
        const more = Math.min(wanted(m) - piecesOf(choices, m.id), room(group, m, choices))
        if (more > 0) choices = withCount(choices, m.id, piecesOf(choices, m.id) + more)
      }
    }
  }
  return choices
}

/** In a group of at most one, a new choice replaces the old one; a required one cannot be deselected. */
function chooseOne(
  group: ModificationGroup,
  modification: Modification,
  choices: Choices,
  isOn: boolean,
): Choices {
  if (!isOn) return group.min > 0 ? choices : withCount(choices, modification.id, 0)
  if (modification.max < 1) return choices
  const others = group.modifications.reduce((rest, m) => withCount(rest, m.id, 0), choices)
  return withCount(others, modification.id, 1)
}

/**
 * Applies one tap on a choice: `change` is pieces more or less, or 'toggle'. Never exceeds a maximum and never takes an
 * inactive choice; a tap that is not allowed returns the very same choices, so that a screen can detect it (and shake
 * the counter).
 */
export function choose(
  groups: readonly ModificationGroup[],
  choices: Choices,
  groupId: string,
  modificationId: string,
  change: number | 'toggle',
): Choices {
  const group = groups.find((g) => g.id === groupId)
  const modification = group?.modifications.find((m) => m.id === modificationId)
  if (!group || !modification?.active) return choices
  const now = piecesOf(choices, modification.id)
  const delta = change === 'toggle' ? (now > 0 ? -now : Math.max(1, modification.min)) : Math.trunc(change)
  if (group.max === 1) {
    const isOn = delta > 0
    return isOn === now > 0 ? choices : chooseOne(group, modification, choices, isOn)
  }
  const next =
    delta > 0
      ? now + Math.min(delta, room(group, modification, choices))
      : Math.max(Math.min(now, modification.min), now + delta)
  return next === now ? choices : withCount(choices, modification.id, next)
}

/**
 * Choices that were stored before their id stood in several groups of the dish: they mean those of the first group.
 */
export function ownChoices(groups: readonly ModificationGroup[], choices: Choices): Choices {
  let own = choices
  for (const { id, sentId } of groups.flatMap(({ modifications }) => modifications)) {
    const pieces = sentId === undefined ? 0 : piecesOf(own, sentId)
    if (sentId !== undefined && pieces > 0) own = withCount(withCount(own, sentId, 0), id, pieces)
  }
  return own
}

/** Choices as the product of today allows them: unknown and inactive ones are left out, counts cut to each maximum. */
export function cleanChoices(groups: readonly ModificationGroup[], sent: Choices): Choices {
  const choices = ownChoices(groups, sent)
  let clean: Choices = {}
  for (const group of groups) {
    for (const m of byPriority(group.modifications)) {
      const wanted = Math.floor(piecesOf(choices, m.id))
      if (!m.active || !(wanted > 0)) continue
      clean = withCount(clean, m.id, piecesOf(clean, m.id) + Math.min(wanted, room(group, m, clean)))
    }
  }
  return clean
}

/** Whether these choices can be ordered today, exactly as they are. */
export function areChoicesGood(groups: readonly ModificationGroup[], choices: Choices): boolean {
  const clean = cleanChoices(groups, choices)
  const ids = Object.keys(choices)
  return (
    ids.length === Object.keys(clean).length &&
    ids.every((id) => piecesOf(clean, id) === piecesOf(choices, id)) &&
    shortGroups(groups, choices).length === 0
  )
}

/** Price of the pieces that a group requires, taken in the given order of choices; null when they do not suffice. */
function obligedSum(group: ModificationGroup, order: readonly Modification[]): Sum | null {
  let left = Math.max(0, group.min - order.reduce((sum, m) => sum + m.min, 0))
  let sum = 0
  for (const m of order) {
    const more = Math.min(left, Math.max(0, m.max - m.min))
    sum += (m.min + more) * m.price
    left -= more
  }
  return left > 0 ? null : sum
}

/**
 * The price on a card for one portion: the product with the cheapest way to meet the minimums. `hasRange` when a
 * required choice can cost more ("from"); optional choices do not count.
 */
export function pricesFrom(
  product: PricedProduct,
  branchId: string | null,
): { price: Sum; hasRange: boolean } {
  let cheapest = 0
  let dearest = 0
  for (const group of product.modificationGroups) {
    const active = group.modifications.filter((m) => m.active)
    cheapest +=
      obligedSum(
        group,
        [...active].sort((a, b) => a.price - b.price),
      ) ?? 0
    dearest +=
      obligedSum(
        group,
        [...active].sort((a, b) => b.price - a.price),
      ) ?? 0
  }
  const price = Math.max(0, portionPrice(product, branchId) + Math.round(cheapest * stepOf(product)))
  return { price, hasRange: dearest > cheapest }
}
