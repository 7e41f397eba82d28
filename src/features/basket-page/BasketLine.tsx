import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { MessageSquareText, Pencil } from 'lucide-react'
import { Link } from 'wouter'
import type { Product } from '#/api/schema/menu.ts'
import type { Choices } from '#/domain/basket/basket-lines.ts'
import { choiceNames } from '#/domain/basket/choice-names.ts'
import type { ShownLine } from '#/features/basket/index.ts'
import { openProductAtom } from '#/features/product-card/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinDots } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { Stepper } from '#/ui/Stepper.tsx'
import { useProductTexts } from '#/ui/use-view-context.ts'
import css from './BasketLine.module.css'
import { LineTrouble } from './LineTrouble.tsx'
import { useLineActions } from './line-actions.ts'

/** One line of the basket: name, choices, changes since it was added, price and count. */
export function BasketLine({ shown, size }: { shown: ShownLine; size: 'page' | 'panel' }) {
  const { t } = useLingui()
  const choicesText = useChoicesText()
  const { measure, weight } = useProductTexts()
  const open = useSetAtom(openProductAtom)
  const { add, takeOne } = useLineActions()
  const { line, product, status, portions, sum, oldSum } = shown
  const name = useName(shown)
  const isGone = status.is === 'gone' || status.is === 'unreadable'
  const isOut = isGone || ['options', 'not-for-delivery', 'not-cooked'].includes(status.is)
  const canChange = product !== null && (product.modificationGroups.length > 0 || line.note !== '')
  // Where its options have changed the way to them is the remedy itself.
  const isEditable = canChange && !isGone && status.is !== 'options'
  const isKnown = status.is !== 'unknown'
  // A piece with choices may weigh something else than the dish says of itself.
  const about =
    product && (joinDots([weight(product, 1), choicesText(product, line.choices)]) || measure(product))
  const picture = size === 'page' ? 76 : 56
  return (
    <li
      className={classNames(css.line, css[size], isOut && css.out)}
      data-trouble={(isKnown && status.is !== 'ok') || undefined}
    >
      {isKnown ? (
        <Picture className={css.picture} src={product?.image} width={picture} height={picture} />
      ) : (
        <Skeleton className={css.picture ?? ''} width={picture} height={picture} radius="inherit" />
      )}
      <div className={css.body}>
        <div className={css.head}>
          <h3 className={css.name}>
            {isKnown ? <LineName id={product?.id} name={name} /> : <Skeleton width={140} height={16} />}
          </h3>
          {isEditable && (
            <button
              type="button"
              className={css.edit}
              aria-label={t`Change ${name}`}
              onClick={() => open({ productId: product.id, lineKey: line.key })}
            >
              <Pencil size={18} aria-hidden="true" />
            </button>
          )}
        </div>
        {about && !isOut && (
          <p className={css.about}>
            <Dots of={about} />
          </p>
        )}
        {line.note && !isOut && (
          <p className={css.note}>
            <MessageSquareText size={14} aria-hidden="true" />
            <span>{line.note}</span>
          </p>
        )}
        <LineTrouble shown={shown} />
        {!isOut && (
          <div className={css.foot}>
            {isKnown ? (
              <Price className={css.sum} sum={sum} old={oldSum} />
            ) : (
              <Skeleton width={90} height={18} />
            )}
            <Stepper
              variant="quiet"
              name={name}
              count={portions}
              onAdd={() => add(shown)}
              onRemove={() => takeOne(shown)}
            />
          </div>
        )}
      </div>
    </li>
  )
}

/** A dish that left the menu has no page to lead to. */
function useName({ product, status }: ShownLine): string {
  const { t } = useLingui()
  const textIn = useTextIn()
  if (product) return textIn(product.name)
  return status.is === 'unreadable' ? t`A dish that did not load` : t`A dish no longer on the menu`
}

function LineName({ id, name }: { id: string | undefined; name: string }) {
  if (id === undefined) return <span>{name}</span>
  return (
    <Link className={css.link} href={href('product', { id })}>
      {name}
    </Link>
  )
}

/** The choices of a line as one sentence, in the order of the menu: "Full portion · Qazi 50 g × 2". */
function useChoicesText(): (product: Product, choices: Choices) => string {
  const textIn = useTextIn()
  return (product, choices) => joinDots(choiceNames(product, choices, textIn))
}
