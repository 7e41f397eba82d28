import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { isRetryable } from '#/api/query.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { backAtom } from '#/shell/chrome.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { CodeForm } from '#/ui/form/CodeForm.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import css from './CardConfirmScreen.module.css'
import { CardLine } from './CardLine.tsx'
import { type CardWithTimer, cardsQuery } from './queries.ts'
import { useCards } from './use-cards.ts'

/**
 * /profile/cards/confirm?id=: the code that confirms a card (PY-06). After a reload the card is found in the list
 * again.
 */
export default function CardConfirmScreen() {
  const { t } = useLingui()
  const query = useQuery(cardsQuery(useAtomValue(queryScopeAtom)))
  const id = new URLSearchParams(useSearch()).get('id')
  return (
    <Screen title={t`Code from the SMS`} ground="groups" hasFields>
      <QueryView query={query} skeleton={<Skeleton height={68} radius="var(--radius-section)" />}>
        {(cards) => {
          const card = cards.find((one) => one.id === id)
          return card ? <Code key={card.id} card={card} /> : <NoCard />
        }}
      </QueryView>
    </Screen>
  )
}

function Code({ card }: { card: CardWithTimer }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const notify = useNotify()
  const back = useAtomValue(backAtom)
  const { confirm, resend } = useCards()
  // A card confirmed here leads back; one confirmed earlier needs nothing.
  const [wasVerified] = useState(card.isVerified)
  if (wasVerified) return <Redirect to={href('cards')} replace />
  const onCode = async (code: string) => {
    const error = await confirm(card.id, code)
    if (!error) {
      notify({ text: t`Card confirmed`, tone: 'good' })
      back?.run()
      return null
    }
    const text = errorText(error)
    if (error.code === 'CARD_CODE_WRONG') return { is: 'wrong' } as const
    return { is: isRetryable(error) ? 'lost' : 'refused', text } as const
  }
  const onAskAgain = async () => {
    const error = await resend(card.id)
    return error && errorText(error)
  }
  return (
    <>
      <p className={css.lead}>
        <span>{`${t`Sent to the number of this card`}: `}</span>
        <span className={css.phone} translate="no">
          {card.phone}
        </span>
      </p>
      <p className={css.card}>
        <CardLine card={card} />
      </p>
      <CodeForm onCode={onCode} askAgainAt={card.askAgainAt} onAskAgain={onAskAgain} />
    </>
  )
}

function NoCard() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<EmptyArt of="card" />}
      title={t`Card not found`}
      hint={t`The card may have been deleted`}
      actions={[{ label: t`My cards`, to: href('cards') }]}
    />
  )
}
