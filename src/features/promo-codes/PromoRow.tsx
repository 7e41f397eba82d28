import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { errorOf } from '#/api/query.ts'
import { type PromoVerdict, promoCodeOf } from '#/domain/order/promo.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { useAmount } from '#/i18n/format.ts'
import { StoredText, usePersistedState } from '#/session/use-persisted-state.ts'
import { Button, IconButton } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field } from '#/ui/form/Field.tsx'
import { ListRow } from '#/ui/ListRow.tsx'
import { useBroughtInSight } from '#/ui/use-brought-in-sight.ts'
import { useApplyPromo } from './apply-promo.ts'
import css from './PromoRow.module.css'
import { promoAtom } from './promo.ts'
import { Ticket } from './Ticket.tsx'
import { useTakeInvitation } from './use-take-invitation.ts'
import { useGives, useVerdictText } from './words.ts'

/**
 * A promo code: the field, or the discount of the applied code. `off`: the discount in so'm; `verdict`: whether the
 * code is valid now.
 */
export function PromoRow({ off, verdict }: { off: number; verdict: PromoVerdict | null }) {
  const promo = useAtomValue(promoAtom)
  const whyNot = useTakeInvitation()
  return (
    <section className={css.card}>
      {promo ? <Applied off={off} verdict={verdict} /> : <Ask invitation={whyNot} />}
    </section>
  )
}

/** `invitation`: why its discount is not taken yet; null: there is nothing to say. */
function Ask({ invitation }: { invitation: string | null }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const apply = useApplyPromo()
  const { wantedPromo } = useAtomValue(draftAtom)
  const [code, setCode] = usePersistedState('promo code', StoredText, () => wantedPromo)
  const [wasTyped] = useState(code !== '')
  const [isOpen, setIsOpen] = useState(wasTyped)
  const problem = apply.isError ? errorText(errorOf(apply.error)) : null
  const box = useBroughtInSight<HTMLDivElement>(problem)
  const submit = () => {
    if (promoCodeOf(code)) apply.mutate(code)
  }
  // Checkout is one form, and forms cannot be nested, so Enter is handled here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  if (!isOpen) {
    return (
      <ListRow
        as="button"
        onClick={() => setIsOpen(true)}
        before={<Ticket />}
        title={t`Promo code`}
        note={invitation}
        after={<span className={css.add}>{t`Enter`}</span>}
      />
    )
  }
  return (
    <div ref={box} className={css.form}>
      <Field
        label={t`Promo code`}
        value={code}
        onChange={(text) => {
          setCode(text)
          apply.reset()
        }}
        onKeyDown={onKeyDown}
        autoFocus={!wasTyped}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="done"
        error={problem}
        after={
          <Button size="line" busy={apply.isPending} disabled={!promoCodeOf(code)} onPress={submit}>
            {t`Apply`}
          </Button>
        }
      />
    </div>
  )
}

function Applied({ off, verdict }: { off: number; verdict: PromoVerdict | null }) {
  const { t } = useLingui()
  const amount = useAmount()
  const change = useSetAtom(changeDraftAtom)
  const promo = useAtomValue(promoAtom)
  const gives = useGives()
  const why = useVerdictText()
  if (!promo) return null
  const code = promo.code
  const problem = why(verdict, promo.minPrice)
  return (
    <ListRow
      before={<Ticket />}
      title={problem ? t`Promo code ${code}` : t`${code} applied`}
      isStrong
      note={problem ? <span className={css.problem}>{problem}</span> : gives(promo)}
      after={
        <>
          {off > 0 && (
            <span className={css.off} translate="no">
              {amount(-off)}
            </span>
          )}
          <IconButton label={t`Remove the promo code`} size={32} onPress={() => change({ promo: null })}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </>
      }
    />
  )
}
