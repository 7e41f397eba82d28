import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { ApiError } from '#/api/result.ts'
import { minutesAndSeconds } from '#/domain/hours/countdown.ts'
import {
  bankCardType,
  bareDigits,
  CARD_EXPIRE_MASK,
  CARD_NUMBER_MASK,
  cardExpireFault,
  cardNumberFault,
  expireDigits,
} from '#/domain/order/bank-card.ts'
import { serverNow } from '#/lib/clock.ts'
import { href } from '#/paths.ts'
import { useConfirmLeave, useMainButton, useShell } from '#/shell/chrome.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field } from '#/ui/form/Field.tsx'
import { Form } from '#/ui/form/Form.tsx'
import { MaskedField } from '#/ui/form/MaskedField.tsx'
import { useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useCountdown } from '#/ui/use-countdown.ts'
import css from './CardCreateScreen.module.css'
import { SYSTEM } from './card-names.ts'
import { useFaultWords } from './fault-words.ts'
import { useCards } from './use-cards.ts'

const NOTHING = { number: '', expire: '', name: '' }
type CardField = 'number' | 'expire'

/**
 * /profile/cards/create (PY-06). The data is in this form only: it is sent once and gone with the page. The CVV is
 * never requested.
 */
export default function CardCreateScreen() {
  const { t } = useLingui()
  const shell = useShell()
  const [typed, setTyped] = useState(NOTHING)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [waitUntil, setWaitUntil] = useState(0)
  const wait = useCountdown(waitUntil)
  const fields = { number: useRef<HTMLInputElement>(null), expire: useRef<HTMLInputElement>(null) }
  const [, navigate] = useLocation()
  const { add } = useCards()
  const { isChecked, check } = useRequiredFields(wrongFields(typed), (field) =>
    fields[field].current?.focus(),
  )
  const faultOf = useFaults(typed, isChecked, refusal)
  const errorText = useErrorText()
  useConfirmLeave(typed.number !== '' && !isBusy)

  const write = (change: Partial<typeof NOTHING>) => {
    setTyped((before) => ({ ...before, ...change }))
    setRefusal(null)
  }
  const onPress = async () => {
    if (isBusy || wait > 0) return
    if (!check()) return
    setIsBusy(true)
    const [error, card] = await add({
      number: bareDigits(typed.number),
      expire: bareDigits(typed.expire),
      name: typed.name.trim(),
    })
    // Still busy while it leaves: no question whether to leave, and no change of the form under it.
    if (card) return navigate(href('cardConfirm', null, { id: card.id }), { replace: true })
    setIsBusy(false)
    shell.haptic('error')
    setRefusal(error)
    if (error.retryAfter) setWaitUntil(serverNow() + error.retryAfter * 1_000)
    fields[fieldOf(error) ?? 'number'].current?.focus()
  }
  const left = minutesAndSeconds(wait)
  useMainButton({
    label: wait > 0 ? t`Get the code · ${left}` : t`Get the code`,
    busy: isBusy,
    disabled: wait > 0,
    onPress,
  })
  const system = bankCardType(typed.number)
  return (
    <Screen title={t`New card`} ground="groups" hasFields>
      <Form className={css.form} enterSends>
        <MaskedField
          ref={fields.number}
          mask={CARD_NUMBER_MASK}
          label={t`Card number`}
          value={typed.number}
          onChange={(number) => write({ number })}
          hint={system ? SYSTEM[system] : t`Uzcard, Humo, Visa or Mastercard`}
          error={faultOf.number}
          isBig
          autoComplete="cc-number"
          spellCheck={false}
        />
        <MaskedField
          ref={fields.expire}
          mask={CARD_EXPIRE_MASK}
          read={expireDigits}
          label={t`Valid until, MM/YY`}
          value={typed.expire}
          onChange={(expire) => write({ expire })}
          error={faultOf.expire}
          isBig
          autoComplete="cc-exp"
          maxLength={5}
          className={css.expire}
        />
        <Field
          label={t`Label`}
          placeholder={t`Main, family …`}
          value={typed.name}
          onChange={(name) => write({ name })}
          autoComplete="off"
          maxLength={50}
        />
        {refusal && !fieldOf(refusal) && (
          <Notice isAnswer tone="error" title={t`Card not added`}>
            {errorText(refusal)}
          </Notice>
        )}
        <p className={css.promise}>
          {t`We send a code to the phone of this card. Only the last four digits are kept, and the code on the back is never asked for.`}
        </p>
        <WideActionSlot />
      </Form>
    </Screen>
  )
}

/** The field a refusal is about; null: none. */
function fieldOf({ details, code }: ApiError): CardField | null {
  const field = details[0]?.field
  if (field === 'number' || field === 'expire') return field
  return code === 'CARD_INVALID' ? 'number' : null
}

function wrongFields({ number, expire }: typeof NOTHING): CardField[] {
  const faults = { number: cardNumberFault(number), expire: cardExpireFault(expire, new Date(serverNow())) }
  return (['number', 'expire'] as const).filter((field) => faults[field])
}

/** The error under each field: once it is full or was to be sent, and what the server said of it. */
function useFaults(
  { number, expire }: typeof NOTHING,
  isChecked: boolean,
  refusal: ApiError | null,
): Record<CardField, string | null> {
  const words = useFaultWords()
  const errorText = useErrorText()
  const refused = refusal && fieldOf(refusal)
  const own = {
    number: isChecked || number.length === CARD_NUMBER_MASK.length ? cardNumberFault(number) : null,
    expire:
      isChecked || expire.length === CARD_EXPIRE_MASK.length
        ? cardExpireFault(expire, new Date(serverNow()))
        : null,
  }
  const said = (field: CardField) => (refusal && refused === field ? errorText(refusal) : null)
  return {
    number: said('number') ?? (own.number && words.number[own.number]),
    expire: said('expire') ?? (own.expire && words.expire[own.expire]),
  }
}
