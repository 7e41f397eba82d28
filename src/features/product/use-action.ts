import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Category, Product } from '#/api/schema/menu.ts'
import { hindranceOf } from '#/domain/menu/shown-price.ts'
import { serviceTypeAtom, useCookedFrom, useScheduleFor } from '#/features/order-draft/index.ts'
import { addCarefullyAtom } from '#/features/preferences/index.ts'
import type { ProductForm } from '#/features/product-options/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { type MainButton, useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

/** The main button: adds, saves, leads to a missing choice, or says why it cannot be ordered (PR-03, PR-09, PR-11, BX-37). */
export function useAction(
  product: Product,
  form: ProductForm,
  category: Category | undefined,
  { highlight, onDone }: { highlight: (groupId: string) => void; onDone: () => void },
): { action: MainButton; reason: string | null } {
  const { t } = useLingui()
  const money = useMoney()
  const textIn = useTextIn()
  const shell = useShell()
  const service = useAtomValue(serviceTypeAtom)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const from = useCookedFrom()(category)
  const later = useScheduleFor(category)
  const hindrance = hindranceOf(product, branchId, service, from)
  const addCarefully = useSetAtom(addCarefullyAtom)
  const blocked = (label: string): MainButton => ({
    label,
    disabled: true,
    onPress: () => {},
  })

  if (hindrance === 'sold-out')
    return { action: blocked(t`Sold out`), reason: t`It is sold out at this branch for today.` }
  if (hindrance === 'not-cooked') {
    const to = category?.availableTo || '00:00'
    return {
      action: later ? { label: later.label, onPress: later.schedule } : blocked(t`Not served now`),
      reason: from ? t`It is served from ${from} to ${to}.` : t`It is not known when it is served.`,
    }
  }
  if (hindrance === 'not-for-delivery')
    return {
      action: blocked(t`Pick-up only`),
      reason: t`Not available for delivery. Switch to pick-up to order it.`,
    }
  if (form.max === 0)
    return {
      action: blocked(t`All in the basket`),
      reason: t`Everything this branch has left is already in your basket.`,
    }
  const { short } = form
  if (short) {
    const group = textIn(short.name)
    const onPress = () => {
      shell.haptic('warning')
      highlight(short.id)
    }
    return { action: { label: t`Choose “${group}”`, isWaiting: true, onPress }, reason: null }
  }
  const onPress = () => {
    shell.haptic('light')
    addCarefully({
      product,
      choices: form.choices,
      add: () => {
        form.save()
        onDone()
      },
    })
  }
  const label = form.isEdit ? t`Save` : t`Add to basket`
  return { action: { label, amount: money(form.total), onPress }, reason: null }
}
