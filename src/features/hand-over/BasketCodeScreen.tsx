import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { groupedCode, HAND_OVER_CODE_LENGTH, handOverCode, type Joining } from '#/domain/basket/hand-over.ts'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { ActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field } from '#/ui/form/Field.tsx'
import { Form } from '#/ui/form/Form.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './BasketCodeScreen.module.css'
import { type Received, type Taking, useTakeBasket } from './use-take-basket.ts'

/** The length of a code, as texts name it. */
const signs = HAND_OVER_CODE_LENGTH
/** A code as devices show it, for the words of an error; its halves stay on one line. */
const example = groupedCode('K7M3QX').replace(' ', '\u00a0')

/** /basket/code: takes a basket from another device, by the code of a link or one that is typed (CX-02). */
export default function BasketCodeScreen() {
  const { t } = useLingui()
  const shell = useShell()
  const [typed, setTyped] = useState(codeOfLink)
  const [isWrong, setIsWrong] = useState(false)
  const { taking, take, join, reset } = useTakeBasket()
  const words = useWords(taking, typed, isWrong)
  const submit = () => {
    const code = handOverCode(typed)
    setIsWrong(code === null)
    if (code !== null) return void take(code)
    shell.haptic('error')
  }
  const takeLink = useEffectEvent(() => {
    if (typed) submit()
  })
  useEffect(() => takeLink(), [])
  useMainButton({ label: t`Move it here`, busy: taking.is === 'busy', onPress: submit })
  return (
    <Screen title={t`Basket from another device`}>
      <Form className={css.form} enterSends>
        <p className={css.lead}>
          {t`Open the basket on the other device and choose “Continue on another device”. Type the code that it shows.`}
        </p>
        <Field
          label={t`Code`}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setIsWrong(false)
            reset()
          }}
          isBig
          autoFocus={typed === ''}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={300}
          enterKeyHint="go"
          error={words}
          hint={t`${signs} letters and digits`}
        />
      </Form>
      <ActionSlot />
      <Question taking={taking} onAnswer={join} />
    </Screen>
  )
}

/** The code that the page was opened with, as it is typed; anything else stays as it is, to be seen and corrected. */
function codeOfLink(): string {
  const given = new URLSearchParams(window.location.search).get('code') ?? ''
  const code = handOverCode(given)
  return code ? groupedCode(code) : given.slice(0, 64)
}

/** Why there is no basket, and what to do; null: nothing is wrong. */
function useWords(taking: Taking, typed: string, isWrong: boolean): string | null {
  const { t } = useLingui()
  const errorText = useErrorText()
  if (isWrong && typed.trim() === '') return t`Enter the code: ${signs} letters and digits`
  if (isWrong) return t`A code has ${signs} letters and digits, such as ${example}. Check what you typed.`
  if (taking.is === 'failed') return errorText(taking.error)
  if (taking.is === 'nothing-sold')
    return t`Nothing in this basket is sold here now. Choose from the menu instead.`
  return null
}

/** Two baskets: nothing of either is lost without an answer. Closing it keeps the own one. */
function Question({
  taking,
  onAnswer,
}: {
  taking: Taking
  onAnswer: (received: Received, how: Joining | null) => void
}) {
  const { t } = useLingui()
  const own = useAtomValue(basketLinesAtom).length
  const received = taking.is === 'asking' ? taking.received : null
  const other = received?.lines.length ?? 0
  const answer = (how: Joining | null) => received && onAnswer(received, how)
  return (
    <Sheet
      open={received !== null}
      onClose={() => answer(null)}
      title={t`There is a basket here already`}
      mode="popup"
      isNarrow
    >
      <p className={css.question}>
        {t`Here: ${plural(own, { one: '# dish', other: '# dishes' })}. From the other device: ${plural(other, { one: '# dish', other: '# dishes' })}.`}
      </p>
      <div className={css.answers}>
        <Button size="page" look="brand" onPress={() => answer('add')}>{t`Combine both`}</Button>
        <Button size="page" onPress={() => answer('replace')}>{t`Replace the basket here`}</Button>
        <Button size="page" look="plain" onPress={() => answer(null)}>{t`Keep only the basket here`}</Button>
      </div>
    </Sheet>
  )
}
