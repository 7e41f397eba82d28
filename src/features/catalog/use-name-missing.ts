import { useLingui } from '@lingui/react/macro'
import type { MultilingualText } from '#/domain/text.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { useNotify } from '#/ui/notices/notices.ts'

type Named = { readonly name: MultilingualText }
type NamedLine = { readonly product: Named }
type Missing = {
  gone: readonly NamedLine[]
  without: readonly { line: NamedLine; lost: readonly Named[] }[]
}

/** Names in notices what of an order or of another basket is no longer sold: dishes, and choices of dishes. */
export function useNameMissing(): (missing: Missing) => void {
  const { t } = useLingui()
  const textIn = useTextIn()
  const notify = useNotify()
  return ({ gone, without }) => {
    const names = listed(gone.map(({ product }) => textIn(product.name)))
    if (gone.length > 0)
      notify({
        text: names ? t`No longer on the menu: ${names}` : t`Some dishes are no longer on the menu`,
        tone: 'error',
      })
    for (const { line, lost } of without) {
      const dish = textIn(line.product.name)
      const choices = listed(lost.map(({ name }) => textIn(name)))
      notify({
        text: choices
          ? t`${dish}: no longer offered: ${choices}`
          : t`${dish}: some options are no longer offered`,
        tone: 'error',
      })
    }
  }
}

/** A choice that the menu has dropped altogether has no name. */
const listed = (names: readonly string[]) => names.filter((name) => name !== '').join(', ')
