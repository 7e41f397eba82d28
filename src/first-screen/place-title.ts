import { addressLine } from '#/domain/geo/address-line.ts'
import type { OrderedService } from '#/domain/service.ts'
import { type MultilingualText, textIn } from '#/domain/text.ts'
import { joinDots } from '#/lib/join.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'

/** The address fields of the order draft. */
export type ChosenPlace = {
  service: OrderedService
  place: Parameters<typeof addressLine>[0] | null
  table: { readonly number: string; readonly hall: MultilingualText } | null
  branch: { readonly name: MultilingualText } | null
}

/** The first line of the address row: the address of the delivery, or the branch or table. */
export function placeTitle(
  { service, place, table, branch }: ChosenPlace,
  { say, language }: Pick<ViewContext, 'say' | 'language'>,
): string {
  if (service === 'DINE_IN')
    return table
      ? joinDots([say(WORDS.table, { number: table.number }), textIn(table.hall, language)])
      : say(WORDS.chooseTable)
  if (service === 'PICK_UP') return (branch && textIn(branch.name, language)) || say(WORDS.chooseBranch)
  return place ? addressLine(place) : say(WORDS.setAddress)
}
