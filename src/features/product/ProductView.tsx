import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Star } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useState } from 'react'
import type { Category, Product } from '#/api/schema/menu.ts'
import { hindranceOf, shownPrice } from '#/domain/menu/shown-price.ts'
import { gradesQuery } from '#/features/catalog/index.ts'
import { Heart } from '#/features/favourites/index.ts'
import { serviceTypeAtom, useCookedFrom } from '#/features/order-draft/index.ts'
import { DishNotice, hasPreferencesAtom } from '#/features/preferences/index.ts'
import { ModifierGroup, type ProductForm } from '#/features/product-options/index.ts'
import { Gallery } from '#/features/product-pictures/index.ts'
import { cardTags } from '#/first-screen/card-model.ts'
import { TagsView } from '#/first-screen/TagsView.tsx'
import { useDecimal } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { goals } from '#/lib/goals.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { linksAtom } from '#/tenant/links.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { CallButton } from '#/ui/CallButton.tsx'
import { TextField } from '#/ui/form/Field.tsx'
import { lazyPart } from '#/ui/lazy-component.ts'
import { Notice } from '#/ui/Notice.tsx'
import { Price } from '#/ui/Price.tsx'
import { useViewContext } from '#/ui/use-view-context.ts'
import { Facts } from './Facts.tsx'
import { Hints } from './Hints.tsx'
import css from './ProductView.module.css'
import { ShareButton } from './ShareButton.tsx'

const Reviews = lazyPart(() => import('./Reviews.tsx'), 'Reviews')

const NOTE_LENGTH = 300

/** All about one product: the same in a sheet, a dialog and on a page of its own. */
export function ProductView({
  product,
  category,
  form,
  highlightedGroup,
  reason,
  canAdd,
  picture,
  groupRef,
  isPage = false,
}: {
  product: Product
  category: Category | undefined
  form: ProductForm
  /** Id of the group the action button led to. */
  highlightedGroup: string | null
  /** Why it cannot be added; null when it can. */
  reason: string | null
  canAdd: boolean
  picture: RefObject<HTMLDivElement | null>
  groupRef: (id: string) => (element: HTMLFieldSetElement | null) => void
  isPage?: boolean
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  /** A dish that is only shown is ordered by a call. */
  const { phones } = useAtomValue(linksAtom)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const service = useAtomValue(serviceTypeAtom)
  const hasPreferences = useAtomValue(hasPreferencesAtom)
  const name = textIn(product.name)
  const pictures = [...new Set([product.image, ...product.gallery].filter(Boolean))]
  const price = shownPrice(product, branchId)
  const cookedFrom = useCookedFrom()(category)
  const hindrance = hindranceOf(product, branchId, service, cookedFrom)
  const tags = cardTags(product, { price, hindrance, cookedFrom }, useViewContext())
  const Title = isPage ? 'h1' : 'p'
  useEffect(() => goals.reach({ goal: 'view', id: product.id }), [product.id])
  return (
    <div className={css.view}>
      <div ref={picture} className={css.picture}>
        <Gallery pictures={pictures} name={name} />
        <TagsView tags={tags} className={css.tags} />
      </div>
      {/* On phones they lie on the picture, on wide pages beside the name: between the two for the keyboard. */}
      <span className={css.corner}>
        <Heart productId={product.id} name={name} look="round" />
        <ShareButton product={product} />
      </span>
      <div className={css.words}>
        <div className={css.head}>
          {/* In a sheet the name is the heading of the dialog. */}
          <Title className={css.title} data-name aria-hidden={isPage ? undefined : true}>
            {name}
          </Title>
          <GradeOf product={product} />
        </div>
        {!canAdd && (
          <p className={css.price}>
            <Price sum={price.price} old={price.old} from={price.isFrom} />
          </p>
        )}
        <Facts product={product} />
        <Hints product={product} />
        {hasPreferences && (
          <Suspense>
            <DishNotice product={product} choices={form.choices} />
          </Suspense>
        )}
        {reason && (
          <div className={css.reason}>
            <Notice tone="warn">{reason}</Notice>
          </div>
        )}
        {!canAdd && phones.length > 0 && (
          <div className={css.calls}>
            {phones.map((phone) => (
              <CallButton key={phone.href} phone={phone} />
            ))}
          </div>
        )}
        {canAdd &&
          form.groups.map((group) => (
            <ModifierGroup
              key={group.id}
              ref={groupRef(group.id)}
              group={group}
              form={form}
              isHighlighted={highlightedGroup === group.id && form.short?.id === group.id}
            />
          ))}
        {canAdd && (
          <TextField
            className={css.note}
            label={t`Note for the kitchen`}
            placeholder={t`For example, without onion`}
            value={form.note}
            onChange={form.setNote}
            maxLength={NOTE_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
      </div>
    </div>
  )
}

/** The average grade and the number of grades; a press opens the reviews. */
function GradeOf({ product }: { product: Product }) {
  const { t } = useLingui()
  const [reading, setReading] = useState<{ open: boolean } | null>(null)
  const decimal = useDecimal()
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  const grade = grades?.get(product.id)
  const mark = grade?.grade ?? product.grade
  if (!mark) return null
  return (
    <>
      <button type="button" className={css.grade} onClick={() => setReading({ open: true })}>
        <Star size={18} className={css.star} aria-hidden="true" />
        <VisuallyHidden>{t`Rating`}</VisuallyHidden>
        <span>{decimal(mark)}</span>
        {grade && grade.count > 0 && <span className={css.count}>{`(${grade.count})`}</span>}
        <VisuallyHidden>{t`Reviews`}</VisuallyHidden>
      </button>
      {reading && (
        <Suspense>
          <Reviews
            productId={product.id}
            grade={{ average: mark, count: grade?.count ?? 0 }}
            {...reading}
            onClose={() => setReading({ open: false })}
          />
        </Suspense>
      )}
    </>
  )
}
