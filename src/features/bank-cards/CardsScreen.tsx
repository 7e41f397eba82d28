import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { CircleCheck, CreditCard, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { Confirm } from '#/ui/Confirm.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { Section, SwitchCell } from '#/ui/kit.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { CardLine } from './CardLine.tsx'
import css from './CardsScreen.module.css'
import { type CardWithTimer, cardsQuery } from './queries.ts'
import { useCardLock } from './use-card-lock.ts'
import { useCards } from './use-cards.ts'

/**
 * /profile/cards: the customer's cards, of which the account stores the last digits only (PY-05); behind a face or a finger
 * where the customer wants it (BX-40).
 */
export default function CardsScreen() {
  const { t } = useLingui()
  const { isOn, isLocked, open, turn } = useCardLock()
  return (
    <Screen title={t`My cards`} ground="groups" width="list">
      {isOn === undefined ? (
        <SkeletonRows rows={2} />
      ) : isLocked ? (
        <Locked onOpen={open} />
      ) : (
        <Cards lock={isOn === null ? null : { isOn, turn }} />
      )}
    </Screen>
  )
}

function Locked({ onOpen }: { onOpen: () => Promise<void> }) {
  const { t } = useLingui()
  useMainButton({ label: t`Show my cards`, onPress: onOpen })
  return (
    <EmptyState
      icon={<EmptyArt of="card" />}
      title={t`Your cards are locked`}
      hint={t`Unlock them with your face or fingerprint.`}
      withMain
    />
  )
}

/** `lock` null: this device has none. */
function Cards({ lock }: { lock: { isOn: boolean; turn: (isOn: boolean) => Promise<void> } | null }) {
  const { t } = useLingui()
  const query = useQuery(cardsQuery(useAtomValue(queryScopeAtom)))
  const [going, setGoing] = useState<CardWithTimer | null>(null)
  const [, navigate] = useLocation()
  const remove = useRemove()
  useMainButton({ label: t`Add card`, onPress: () => navigate(href('cardCreate')) })
  return (
    <>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={2} />}
        empty={
          <EmptyState
            icon={<EmptyArt of="card" />}
            title={t`No saved cards`}
            hint={t`Add a card and confirm it with a code from an SMS. Only its last four digits are kept.`}
            withMain
          />
        }
      >
        {(cards) => (
          <div className={css.cards}>
            <ul className={css.list}>
              {cards.map((card) => (
                <Row key={card.id} card={card} onDelete={() => setGoing(card)} />
              ))}
            </ul>
            <WideActionSlot />
          </div>
        )}
      </QueryView>
      {/* Without a card there is nothing to lock; a lock that is on can always be opened. */}
      {lock && (lock.isOn || (query.data?.length ?? 0) > 0) && (
        <div className={css.lock}>
          <Section>
            <SwitchCell checked={lock.isOn} onChange={(isOn) => void lock.turn(isOn)}>
              {t`Ask for Face ID or fingerprint`}
            </SwitchCell>
          </Section>
        </div>
      )}
      <Confirm
        open={going !== null}
        onClose={() => setGoing(null)}
        title={t`Delete this card?`}
        confirmLabel={t`Delete`}
        isDestructive
        onConfirm={async () => {
          if (going) await remove(going.id)
        }}
      >
        {going && (
          <>
            <p className={css.going}>
              <CardLine card={going} />
            </p>
            <p>{t`This cannot be undone: to use it here again, you will need to add it and confirm it with a code.`}</p>
          </>
        )}
      </Confirm>
    </>
  )
}

function Row({ card, onDelete }: { card: CardWithTimer; onDelete: () => void }) {
  const { t } = useLingui()
  const { id, lastFour, isVerified } = card
  return (
    <li className={css.row}>
      <IconBadge>
        <CreditCard size={20} />
      </IconBadge>
      <div className={css.words}>
        <p className={css.name}>{card.name || <CardLine card={card} />}</p>
        {card.name && (
          <p className={css.note}>
            <CardLine card={card} />
          </p>
        )}
        {isVerified ? (
          <p className={css.verified}>
            <CircleCheck size={16} aria-hidden="true" />
            <span>{t`Card confirmed`}</span>
          </p>
        ) : (
          <div className={css.unverified}>
            <p className={css.note}>{t`Not confirmed yet`}</p>
            <Button size="line" to={href('cardConfirm', null, { id })}>
              {t`Enter the code`}
            </Button>
          </div>
        )}
      </div>
      <button
        type="button"
        className={css.delete}
        aria-label={t`Delete the card ending in ${lastFour}`}
        onClick={onDelete}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  )
}

function useRemove() {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const reportError = useReportError(t`Card not deleted`)
  const { remove } = useCards()
  return async (id: string) => {
    const error = await remove(id)
    shell.haptic(error ? 'error' : 'success')
    if (error) reportError(error)
    else notify(t`Card deleted`)
  }
}
