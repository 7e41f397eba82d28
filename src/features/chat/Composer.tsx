import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { ReceiptText, Send, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { lastOrdersQuery, orderQuery, useOrderName } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { IconButton } from '#/ui/Button.tsx'
import { limitShape, useShaped } from '#/ui/form/shape-text.ts'
import css from './Chat.module.css'
import { ChooseOrder } from './ChooseOrder.tsx'
import { messageDraftAtom, sendDraftAtom } from './outbox.ts'

/** The server's limit, UTF-16 units. */
const LONGEST = 2_000

/** The field that a topic puts its words into. */
export const MESSAGE_ID = 'message'

/** The field for a message, with the attached order. */
export function Composer() {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const [draft, change] = useAtom(messageDraftAtom)
  const sendDraft = useSetAtom(sendDraftAtom)
  const nameOf = useOrderName()
  const orders = useQuery(lastOrdersQuery(scope)).data?.content ?? []
  const [isChoosing, setIsChoosing] = useState(false)
  useOrderOfAddress()
  const shaped = useShaped(draft.text, (text) => change({ text }), limitShape(LONGEST))
  const send = () => sendDraft({ queries, scope })
  const isEmpty = draft.text.trim() === '' && !draft.order
  const onKeyDown = (event: KeyboardEvent) => {
    // On a screen keyboard Enter starts a new line, since the button is beside it.
    const hasKeys = window.matchMedia('(hover: hover)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeys) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {draft.order && (
        <p className={css.attached}>
          <ReceiptText size={20} aria-hidden="true" />
          <span className={css.attachedName}>{nameOf(draft.order)}</span>
          <IconButton
            label={t`Remove the order`}
            look="bare"
            size={32}
            onPress={() => change({ order: null })}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        </p>
      )}
      <div className={css.line}>
        {orders.length > 0 && (
          <IconButton label={t`Attach an order`} size={44} onPress={() => setIsChoosing(true)}>
            <ReceiptText size={22} aria-hidden="true" />
          </IconButton>
        )}
        <textarea
          id={MESSAGE_ID}
          className={css.field}
          aria-label={t`Message`}
          placeholder={t`Message`}
          rows={1}
          value={draft.text}
          {...shaped}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={css.send} aria-label={t`Send`} disabled={isEmpty}>
          <Send size={20} aria-hidden="true" />
        </button>
      </div>
      <ChooseOrder
        orders={orders}
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={({ id, number }) => {
          change({ order: { id, number } })
          setIsChoosing(false)
        }}
      />
    </form>
  )
}

/** Attaches the order of the address, `/chat?order=…`. Only once, so that the customer can remove it. */
function useOrderOfAddress() {
  const scope = useAtomValue(queryScopeAtom)
  const [search, setSearch] = useSearchParams()
  const change = useSetAtom(messageDraftAtom)
  const wanted = search.get('order') ?? ''
  const { data } = useQuery({
    ...orderQuery(scope, wanted),
    enabled: wanted !== '',
    refetchInterval: false,
  })
  useEffect(() => {
    if (!wanted || data?.id !== wanted) return
    change({ order: { id: data.id, number: data.number } })
    setSearch({}, { replace: true })
  }, [wanted, data, change, setSearch])
}
