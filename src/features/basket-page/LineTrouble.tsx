import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { portionsIn } from '#/domain/menu/unit.ts'
import { acceptPricesAtom, type ShownLine } from '#/features/basket/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { openProductAtom } from '#/features/product-card/index.ts'
import { useAmount } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { Button } from '#/ui/Button.tsx'
import css from './LineTrouble.module.css'
import { useLineActions } from './line-actions.ts'
import { NotCookedNote } from './NotCookedNote.tsx'

/** A problem of a line since it was added, shown on the line with the remedy beside it. */
export function LineTrouble({ shown }: { shown: ShownLine }) {
  const { t } = useLingui()
  const amount = useAmount()
  const accept = useSetAtom(acceptPricesAtom)
  const setService = useSetAtom(serviceTypeAtom)
  const open = useSetAtom(openProductAtom)
  const { remove, cut } = useLineActions()
  const { line, product, status, count } = shown

  if (status.is === 'price-changed') {
    const [old, fresh] = [amount(status.old), amount(status.fresh)]
    return (
      <div className={css.strip} role="status">
        <p className={css.change}>
          <span>{t`Price changed`}</span>
          <span translate="no">
            <span>{`${old} → `}</span>
            <b>{fresh}</b>
          </span>
        </p>
        <Button
          size="line"
          className={css.accept}
          onPress={() => accept(new Map([[line.key, status.fresh]]))}
        >{t`Got it`}</Button>
      </div>
    )
  }
  if (status.is === 'short' || status.is === 'odd-count') {
    const left = product && count > 0 ? portionsIn(product, count) : 0
    const isOdd = status.is === 'odd-count'
    const runsOut = left > 0 ? t`Only ${left} left` : t`None left`
    return (
      <div className={css.strip} role="status">
        <p className={css.change}>{isOdd ? t`Sold in whole portions only` : runsOut}</p>
        {left > 0 ? (
          <Button size="line" className={css.accept} onPress={() => cut(shown)}>{t`Got it`}</Button>
        ) : (
          <Button size="line" className={css.accept} onPress={() => remove(shown)}>{t`Remove`}</Button>
        )}
      </div>
    )
  }
  if (status.is === 'not-cooked')
    return <NotCookedNote shown={shown} from={status.from} onRemove={() => remove(shown)} />
  if (status.is === 'options') {
    const choose = () => open({ productId: line.productId, lineKey: line.key })
    return (
      <>
        <p className={css.out} role="status">{t`Its options have changed, not in the total`}</p>
        <div className={css.ways}>
          <Button size="line" onPress={choose}>{t`Choose`}</Button>
          <Button size="line" onPress={() => remove(shown)}>{t`Remove`}</Button>
        </div>
      </>
    )
  }
  if (status.is === 'unreadable') return <Unreadable onRemove={() => remove(shown)} />
  if (status.is !== 'gone' && status.is !== 'not-for-delivery') return null
  const isGone = status.is === 'gone'
  return (
    <>
      <p className={css.out} role="status">
        {isGone ? t`Sold out, not in the total` : t`Pick-up only, not in the total`}
      </p>
      <div className={css.ways}>
        <Button size="line" onPress={() => remove(shown)}>{t`Remove`}</Button>
        {isGone ? (
          product && (
            <Button size="line" to={href('category', null, { id: product.categoryId })}>{t`Similar`}</Button>
          )
        ) : (
          <Button size="line" onPress={() => setService('PICK_UP')}>{t`Pick-up`}</Button>
        )}
      </div>
    </>
  )
}

/** The menu came in part: the dish may well be sold, and the menu is asked for again, by itself too. */
function Unreadable({ onRemove }: { onRemove: () => void }) {
  const { t } = useLingui()
  const { refetch, fetchStatus } = useMenu()
  return (
    <>
      <p
        className={css.out}
        role="status"
      >{t`Part of the menu did not load, so this is not in the total yet`}</p>
      <div className={css.ways}>
        <Button
          size="line"
          busy={fetchStatus === 'fetching'}
          onPress={() => void refetch()}
        >{t`Try again`}</Button>
        <Button size="line" onPress={onRemove}>{t`Remove`}</Button>
      </div>
    </>
  )
}
