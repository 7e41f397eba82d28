import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { portionsIn } from '#/domain/menu/unit.ts'
import { clearBasketAtom, removeLineAtom, type ShownLine, setLineCountAtom } from '#/features/basket/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'

/** The actions on a line; a removal can be undone. */
export function useLineActions() {
  const { t } = useLingui()
  const notify = useNotify()
  const shell = useShell()
  const textIn = useTextIn()
  const setCount = useSetAtom(setLineCountAtom)
  const removeLine = useSetAtom(removeLineAtom)
  const clearBasket = useSetAtom(clearBasketAtom)

  const remove = ({ line, product }: ShownLine) => {
    const putBack = removeLine(line.key)
    const name = product ? textIn(product.name) : ''
    const text = name ? t`Removed: ${name}` : t`Removed`
    if (putBack) notify({ text, action: { label: t`Undo`, onPress: putBack } })
  }
  return {
    remove,
    add: ({ line, product, step }: ShownLine) => {
      const { isCapped, max } = setCount({ key: line.key, count: line.count + step })
      if (!isCapped || max === null || !product) return
      const left = max > 0 ? portionsIn(product, max) : 0
      shell.haptic('warning')
      notify(t`Only ${left} left`)
    },
    takeOne: (shown: ShownLine) => {
      const { line, step, count } = shown
      const now = count > 0 ? count : line.count
      if (now - step > 0) setCount({ key: line.key, count: now - step })
      else remove(shown)
    },
    /** Reduces a line to the available quantity. */
    cut: ({ line, count }: ShownLine) => setCount({ key: line.key, count }),
    clear: () => {
      const putBack = clearBasket()
      notify({ text: t`The basket is empty now`, action: { label: t`Undo`, onPress: putBack } })
    },
  }
}
