import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type LucideIcon, ReceiptText, Send, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { errorOf } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import type { SharedInvitation } from '#/api/schema/shared-basket.ts'
import { SHARED_LIMITS, sharedName } from '#/domain/basket/shared-basket.ts'
import { hasBasketAtom } from '#/features/basket/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import { sharedSeatAtom } from '#/session/saved.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { ActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import { Skeleton, SkeletonText } from '#/ui/base/Skeleton.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { Face } from '#/ui/Face.tsx'
import { Field } from '#/ui/form/Field.tsx'
import { Form } from '#/ui/form/Form.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { Screen } from '#/ui/Screen.tsx'
import css from './EnterScreen.module.css'
import { followShared } from './follow.ts'
import { basketInvitationQuery } from './queries.ts'
import { enterSharedBasketAtom } from './seat.ts'

/** Codes after which the link of a basket is of no use any more. */
const DEAD = [
  'SHARED_BASKET_NOT_FOUND',
  'SHARED_BASKET_EXPIRED',
  'SHARED_BASKET_ENDED',
  'SHARED_BASKET_ORDERED',
]

/** Asks for the name that the others see, and starts a basket or joins that of a link (`code`). */
export function EnterScreen({ code }: { code: string | null }) {
  const { t } = useLingui()
  const shell = useShell()
  const store = useStore()
  const [, navigate] = useLocation()
  const enter = useSetAtom(enterSharedBasketAtom)
  const customer = useAtomValue(customerAtom)
  const [{ name: typed }, changeDraft] = [useAtomValue(draftAtom), useSetAtom(changeDraftAtom)]
  const seat = useAtomValue(sharedSeatAtom)
  const hasDishes = useAtomValue(hasBasketAtom)
  const [own, setName] = useState<string | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const name = own ?? (customer?.firstName || typed)
  const scope = useAtomValue(queryScopeAtom)
  const { data: invitation, error: thrown, isLoading } = useQuery(basketInvitationQuery(scope, code))
  const gone = errorOf(thrown)
  const failure = error ?? (DEAD.includes(gone?.code ?? '') ? gone : null)
  const isDead = DEAD.includes(failure?.code ?? '')
  const startOwn = () => {
    setError(null)
    navigate(href('basketTogether'), { replace: true })
  }
  const submit = async () => {
    if (isDead) return startOwn()
    const shown = sharedName(name)
    setIsMissing(shown === '')
    if (shown === '') return shell.haptic('error')
    setIsBusy(true)
    const [failed] = await enter({ name: shown, code })
    setIsBusy(false)
    setError(failed)
    if (failed) return shell.haptic('error')
    shell.haptic('success')
    // Whoever orders for all has said the name once.
    if (!customer?.firstName && !typed) changeDraft({ name: shown })
    followShared(store)
    navigate(href('basketTogether'), { replace: true })
  }
  const label = code === null ? t`Start together` : t`Join`
  useMainButton({ label: isDead ? t`Start your own` : label, busy: isBusy, onPress: submit })
  return (
    <Screen title={t`Order together`}>
      <Form className={classNames(css.form, !isDead && css.beside)} enterSends>
        {failure && <Failed of={failure} isDead={isDead} isOwn={code === null} />}
        {isDead ? (
          <Button to={href('home')} isWide>{t`Open the menu`}</Button>
        ) : (
          <>
            <About isOwn={code === null} invitation={isLoading ? 'loading' : (invitation ?? null)} />
            {seat && !seat.isOver && (
              <Notice tone="warn">{t`You’re in another shared basket. If you continue, you’ll leave it.`}</Notice>
            )}
            <Field
              label={t`Your name`}
              value={name}
              onChange={(text) => {
                setName(text)
                setIsMissing(false)
              }}
              autoComplete="given-name"
              inputMode="text"
              maxLength={SHARED_LIMITS.name}
              enterKeyHint="go"
              error={isMissing ? t`Write the name that the others will see` : null}
              hint={hasDishes ? t`The dishes in your basket come along` : undefined}
            />
          </>
        )}
        <div className={css.start}>
          <ActionSlot />
        </div>
      </Form>
    </Screen>
  )
}

/** Why the press did nothing; of a link that is of no use any more the words say all. */
function Failed({ of, isDead, isOwn }: { of: ApiError; isDead: boolean; isOwn: boolean }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const what = isOwn ? t`Basket not started` : t`You have not joined yet`
  return (
    <Notice isAnswer tone="error" title={isDead ? null : what}>
      {errorText(of)}
    </Notice>
  )
}

type AboutProps = { isOwn: boolean; invitation: SharedInvitation | null | 'loading' }

function About({ isOwn, invitation }: AboutProps) {
  if (isOwn) return <Steps />
  return invitation === 'loading' ? <LeadSkeleton /> : <Lead invitation={invitation} />
}

/** Who invites, as far as the server says so, and what joining means. */
function Lead({ invitation }: { invitation: SharedInvitation | null }) {
  const { t } = useLingui()
  return (
    <div className={css.about}>
      {invitation && <InvitedBy invitation={invitation} />}
      <p className={css.lead}>
        {invitation
          ? t`Everyone in it sees your name and your dishes; the person who started it places the order.`
          : t`You’ve been invited to a shared basket. Everyone in it sees your name and your dishes; the person who started it places the order.`}
      </p>
    </div>
  )
}

/** What starting one means, in the order in which it happens. */
function Steps() {
  const { t } = useLingui()
  const steps: [LucideIcon, string][] = [
    [Send, t`You send a link to your friends`],
    [Smartphone, t`Everyone adds dishes from their own phone, and you all see the total`],
    [ReceiptText, t`You place one order and get a message showing who owes what`],
  ]
  return (
    <div className={css.about}>
      <div className={css.art}>
        <EmptyArt of="bag" />
      </div>
      <ol className={css.steps}>
        {steps.map(([Icon, text]) => (
          <li key={text}>
            <span className={css.sign}>
              <Icon size={20} aria-hidden="true" />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** As high as the words of an invitation: the field below must not move under the finger. */
const LeadSkeleton = () => (
  <div className={css.about}>
    <div className={css.invited}>
      <Skeleton width={56} height={56} radius={999} />
      <SkeletonText lines={[100, 70]} height={18} />
    </div>
    <SkeletonText lines={[100, 95, 60]} />
  </div>
)

/** Who has started it, and how many are in it already. */
function InvitedBy({ invitation: { starter, people } }: { invitation: SharedInvitation }) {
  const { t } = useLingui()
  const others = people - 1
  return (
    <div className={css.invited}>
      <Face image={null} firstName={starter} lastName="" size={56} tone={0} />
      <div>
        <h2 className={css.by}>{t`${starter} invites you to a shared basket`}</h2>
        {others > 0 && (
          <p className={css.lead}>
            {t`${plural(others, { one: '# more person is in it', other: '# more people are in it' })}`}
          </p>
        )}
      </div>
    </div>
  )
}
