import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Banknote, CreditCard } from 'lucide-react'
import type { PaymentMethod } from '#/api/schema/payment.ts'
import { changeFault, mostHandedOver } from '#/domain/order/change.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { useSumField } from '#/ui/form/use-sum-field.ts'
import { Notice } from '#/ui/Notice.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { Tile, Tiles } from '#/ui/Tiles.tsx'
import { CardTiles } from './CardTile.tsx'
import { FormGroup } from './FormGroup.tsx'
import { LineField } from './LineField.tsx'
import { fieldId, type RequiredField } from './missing-fields.ts'
import css from './Pay.module.css'
import type { CheckoutState } from './use-checkout-state.ts'

/** The payment methods as tiles that scroll sideways; without any a text says so (PY-01). */
export function Pay({ order, marked }: { order: CheckoutState; marked: readonly RequiredField[] }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const errorText = useErrorText()
  const { payment } = order
  const { query, methods, isUnreadable, chosen, isLost, lost } = payment
  if (order.isFree) {
    return (
      <FormGroup title={t`Payment`} isPlain>
        <Notice tone="good" title={t`Nothing to pay`}>{t`The order is free of charge.`}</Notice>
      </FormGroup>
    )
  }
  const lostMethod =
    (lost && textIn(lost.name)) || (lost && textIn(lost.title)) || t`The chosen payment method`
  const lostName = payment.isCardLost ? t`The chosen card` : lostMethod
  const areTilesDue = methods ? payment.isAsked : query.isPending
  return (
    <FormGroup title={t`Payment`} isPlain>
      <Tiles id={fieldId('payment')} label={t`Payment`} className={css.tiles}>
        {areTilesDue && [1, 2, 3].map((n) => <Skeleton key={n} width={112} height={56} radius={16} />)}
        {!areTilesDue && (
          <>
            <CardTiles payment={payment} cards={payment.usedCards} />
            {methods?.map((method) => (
              <MethodTile
                key={method.id}
                method={method}
                isChosen={method.id === chosen?.id && payment.card === null}
              />
            ))}
            <CardTiles payment={payment} cards={payment.otherCards} />
          </>
        )}
      </Tiles>
      {!methods && query.isPending && (
        // Most customers pay in cash: the field that comes with it has its place, so that nothing below moves.
        <div className={css.change}>
          <Skeleton height={48} radius="var(--radius-section)" />
        </div>
      )}
      {(isUnreadable || (!methods && query.isError)) && (
        <div className={css.notice}>
          <Notice
            tone="warn"
            title={t`Could not load the payment methods`}
            action={{ label: t`Try again`, onPress: () => void query.refetch() }}
          >
            {isUnreadable ? t`Please call the branch to order.` : errorText(query.error)}
          </Notice>
        </div>
      )}
      {isLost && methods !== null && methods.length > 0 && (
        <div className={css.notice}>
          <Notice
            tone={marked.includes('payment') ? 'error' : 'warn'}
            title={t`${lostName}: not available for this order`}
          >
            {t`Choose another way to pay.`}
          </Notice>
        </div>
      )}
      {methods?.length === 0 && !isUnreadable && (
        <div className={css.notice}>
          <Notice tone={marked.includes('payment') ? 'error' : 'warn'} title={t`No payment method available`}>
            {t`Please call the branch to order.`}
          </Notice>
        </div>
      )}
      {chosen?.type === 'CASH' && <Change total={order.summary.totals.total} />}
    </FormGroup>
  )
}

function MethodTile({ method, isChosen }: { method: PaymentMethod; isChosen: boolean }) {
  const textIn = useTextIn()
  const shell = useShell()
  const change = useSetAtom(changeDraftAtom)
  const choose = () => {
    shell.haptic('selection')
    change({ paymentId: method.id, cardId: null })
  }
  return (
    <Tile name="checkout-pay" isChosen={isChosen} onChoose={choose} className={css.tile}>
      <Mark method={method} />
      <span className={css.name}>{textIn(method.name) || textIn(method.title)}</span>
    </Tile>
  )
}

function Mark({ method }: { method: PaymentMethod }) {
  if (method.type === 'CASH' || method.type === 'TERMINAL') {
    const Icon = method.type === 'CASH' ? Banknote : CreditCard
    return (
      <span className={classNames(css.mark, css.own)} aria-hidden="true">
        <Icon size={20} />
      </span>
    )
  }
  return (
    <span className={css.mark} aria-hidden="true">
      <Picture src={method.icon} width={30} height={30} className={css.icon} />
    </span>
  )
}

/** The banknote the courier brings change for; empty: no change needed. */
function Change({ total }: { total: number }) {
  const { t } = useLingui()
  const money = useMoney()
  const change = useSetAtom(changeDraftAtom)
  const { changeFrom } = useAtomValue(draftAtom)
  const field = useSumField(changeFrom ?? 0, (sum) => change({ changeFrom: sum || null }))
  const fault = changeFault(changeFrom, total)
  const most = money(mostHandedOver(total))
  return (
    <div className={css.change}>
      <LineField
        id={fieldId('change')}
        label={t`I need change for`}
        placeholder={t`No change needed`}
        isInline
        {...field}
        error={fault === 'little' ? t`Less than the total` : fault && t`Too much: ${most} at most`}
      />
    </div>
  )
}
