import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Chip } from '#/ui/base/Chip.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import css from './Chat.module.css'
import { MESSAGE_ID } from './Composer.tsx'
import { messageDraftAtom } from './outbox.ts'
import { useAnswersFrom } from './use-answers-from.ts'

/** A conversation that has not begun: what customers mostly ask, as the beginning of a message, and when somebody answers (DX-18). */
export function Topics() {
  const { t } = useLingui()
  const change = useSetAtom(messageDraftAtom)
  const opens = useAnswersFrom()
  const begin = (topic: string) => {
    change({ text: `${topic} ` })
    document.getElementById(MESSAGE_ID)?.focus()
  }
  const topics = [
    t`Where is my order?`,
    t`Something is missing from my order.`,
    t`I want to change my order.`,
    t`I have a question about a dish.`,
    t`I have a question about the payment.`,
  ]
  return (
    <>
      <EmptyState
        icon={<EmptyArt of="talk" />}
        title={t`How can we help?`}
        hint={
          opens
            ? t`We’re closed now and will answer after ${opens}.`
            : t`Ask about a dish, a delivery or an order`
        }
      />
      <ul className={css.topics} aria-label={t`Topics`}>
        {topics.map((topic) => (
          <li key={topic}>
            {/* The sentence that the message begins with; a button has no full stop. */}
            <Chip onPress={() => begin(topic)}>{topic.replace(/\.$/, '')}</Chip>
          </li>
        ))}
      </ul>
    </>
  )
}
