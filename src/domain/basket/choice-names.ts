import { type Choices, piecesOf } from '#/domain/menu/product.ts'
import type { MultilingualText } from '#/domain/text.ts'

/** The fields of a product that its choices are named by. */
type NamedGroups = {
  readonly modificationGroups: readonly {
    readonly priority: number
    readonly modifications: readonly {
      readonly id: string
      readonly priority: number
      readonly name: MultilingualText
    }[]
  }[]
}

/** The names of what is chosen, in the order of the menu; several pieces are counted: "Qazi 50 g × 2". */
export const choiceNames = (
  { modificationGroups }: NamedGroups,
  choices: Choices,
  textIn: (text: MultilingualText) => string,
): string[] =>
  modificationGroups
    .toSorted((a, b) => a.priority - b.priority)
    .flatMap(({ modifications }) => modifications.toSorted((a, b) => a.priority - b.priority))
    .flatMap(({ id, name }) => {
      const pieces = piecesOf(choices, id)
      if (pieces === 0) return []
      return [pieces > 1 ? `${textIn(name)} × ${pieces}` : textIn(name)]
    })
