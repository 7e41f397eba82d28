import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api } from '#/api/api.ts'
import { ordersApi } from '#/api/orders.ts'
import { unwrap } from '#/api/query.ts'
import type { Result } from '#/api/result.ts'
import type { Order, OrderLine } from '#/api/schema/order.ts'
import { settle } from '#/api/write-once.ts'
import { reasonsFor } from '#/domain/order/grade-reasons.ts'
import { gradesQuery } from '#/features/catalog/index.ts'
import { orderQuery } from '#/features/orders/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Stars } from '#/ui/Stars.tsx'
import { type GivenGrade, GradeForm } from './GradeForm.tsx'
import css from './Grading.module.css'
import { LateTip } from './LateTip.tsx'
import { useReasonWords } from './reason-words.ts'

/** Grades of a delivered order (OR-09), then of each of its dishes (PR-12). */
export function Grading({ order }: { order: Order }) {
  const { t } = useLingui()
  const { grade, isBusy } = useGrade(order)
  const { gradeReasons } = useAtomValue(abilitiesAtom)
  const products = [...new Map(order.cartItems.map((line) => [line.product.id, line])).values()]
  return (
    <section className={css.card}>
      {order.grade === null ? (
        <>
          <h2 className={css.title}>{t`How was it?`}</h2>
          <GradeForm
            label={t`Your rating of the order`}
            given={0}
            isBusy={isBusy}
            {...(gradeReasons && { reasonsFor: (stars) => reasonsFor(stars, order.serviceType) })}
            service={order.serviceType}
            onSend={(given) => grade({ ...given, productId: null })}
          />
        </>
      ) : (
        <>
          <h2 className={css.title}>
            <span>{t`Thank you for your rating`}</span>
            <Stars label={t`Your rating of the order`} value={order.grade} />
          </h2>
          <GivenReasons order={order} />
          <LateTip order={order} />
          {products.length > 0 && (
            <ul className={css.dishes} aria-label={t`Rate the dishes`}>
              {products.map((line) => (
                <Dish
                  key={line.product.id}
                  line={line}
                  isBusy={isBusy}
                  onSend={(given) => grade({ ...given, productId: line.product.id })}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

/** Why the order has its grade, and the words that came with it, where the server sends them back (DX-13). */
function GivenReasons({ order: { gradeTags, gradeComment, serviceType } }: { order: Order }) {
  const words = useReasonWords(serviceType)
  if (gradeTags.length === 0 && gradeComment === '') return null
  return (
    <div className={css.why}>
      {gradeTags.length > 0 && (
        <p>
          <Dots of={joinDots(gradeTags.map((reason) => words[reason]))} />
        </p>
      )}
      {gradeComment !== '' && <p className={css.words}>{gradeComment}</p>}
    </div>
  )
}

function Dish({
  line: { product, grade },
  isBusy,
  onSend,
}: {
  line: OrderLine
  isBusy: boolean
  onSend: (grade: GivenGrade) => void
}) {
  const textIn = useTextIn()
  const name = textIn(product.name)
  const given = grade ?? 0
  return (
    <li className={css.dish}>
      <Picture src={product.image} width={44} height={44} className={css.picture} />
      <p className={css.name}>{name}</p>
      {/* The form is reset when the sent grade has been loaded again. */}
      <GradeForm key={given} label={name} given={given} isBusy={isBusy} onSend={onSend} />
    </li>
  )
}

/** Sends a grade of the order, or with `productId` of one of its dishes, and updates the screens that show it. */
function useGrade(order: Order) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const shell = useShell()
  const notify = useNotify()
  const reportError = useReportError(t`Rating not sent`)
  const { queryKey } = orderQuery(scope, order.id)
  type Given = GivenGrade & { productId: string | null }
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ stars, comment, reasons, productId }: Given): Promise<unknown> => {
      const tags = reasons.length > 0 && { tags: reasons }
      const answer: Result<unknown> =
        productId === null
          ? await ordersApi().grade(order.id, { grade: stars, comment, ...tags })
          : await api.products.grade({ productId, orderId: order.id, grade: stars, comment })
      return unwrap(
        settle(answer, async () => {
          const [, now] = await ordersApi().one(order.id)
          const line = now?.cartItems.find(({ product }) => product.id === productId)
          const given = productId === null ? now : line
          return given?.grade === stars ? given : null
        }),
      )
    },
    onSuccess: (_answer, { stars, comment, reasons, productId }) => {
      queries.setQueryData(
        queryKey,
        (known) =>
          known &&
          (productId === null
            ? { ...known, grade: stars, gradeTags: [...reasons], gradeComment: comment.trim() }
            : {
                ...known,
                cartItems: known.cartItems.map((line) =>
                  line.product.id === productId ? { ...line, grade: stars } : line,
                ),
              }),
      )
      shell.haptic('success')
      if (productId === null) return
      notify(t`Thank you for your rating`)
      void queries.invalidateQueries({ queryKey: gradesQuery(scope).queryKey })
    },
    onError: (thrown) => {
      shell.haptic('error')
      reportError(thrown)
      void queries.invalidateQueries({ queryKey })
    },
  })
  return { grade: mutate, isBusy: isPending }
}
