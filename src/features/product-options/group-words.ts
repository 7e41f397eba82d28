import { useLingui } from '@lingui/react/macro'
import type { ModificationGroup } from '#/api/schema/choices.ts'
import { groupState } from '#/domain/menu/modifiers.ts'
import type { Choices } from '#/domain/menu/product.ts'

/** How many to choose, in words. */
export function useGroupRule(): (group: ModificationGroup) => string {
  const { t } = useLingui()
  return ({ min, max }) => {
    if (min <= 0) return t`Up to ${max}`
    if (min === max) return t`Choose ${min}, required`
    return t`Choose ${min} to ${max}, required`
  }
}

/** What is chosen of a group: a text and whether that is enough, too few, or just a count. Null: nothing to say. */
export function useGroupState(): (
  group: ModificationGroup,
  choices: Choices,
) => { tone: 'good' | 'short' | 'plain'; text: string } | null {
  const { t } = useLingui()
  return (group, choices) => {
    const { count, max, isShort, isFull } = groupState(group, choices)
    if (isShort) return { tone: 'short', text: count === 0 ? t`Not chosen` : `${count} / ${group.min}` }
    if (max === 1) return count > 0 ? { tone: 'good', text: t`Chosen` } : null
    if (count === 0) return null
    return { tone: isFull ? 'good' : 'plain', text: `${count} / ${max}` }
  }
}
