import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import { defaultChoices } from '#/domain/menu/modifiers.ts'
import { shownPrice } from '#/domain/menu/shown-price.ts'
import { stepOf } from '#/domain/menu/unit.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { addCarefullyAtom } from '#/features/preferences/index.ts'
import { openProductAtom } from '#/features/product-card/index.ts'
import { useAmount } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { Stepper } from '#/ui/Stepper.tsx'
import { useProductTexts } from '#/ui/use-view-context.ts'
import { RECOMMENDATIONS_ID } from './ids.ts'
import css from './Recommendations.module.css'
import { useRecommended } from './recommended.ts'

/**
 * Recommendations for this basket (BK-06): a row of cards, 112 to 140 wide; in the column beside the menu two short rows.
 * `missing`: what the order lacks, so'm; dishes that cost as much come first.
 */
export function Recommendations({ size, missing = 0 }: { size: 'page' | 'panel'; missing?: number }) {
  const { t } = useLingui()
  const { products, isOneEnough } = useRecommended(missing)
  const { branchId } = useMenu()
  if (products.length === 0) return null
  const shown = products.slice(0, size === 'page' ? 10 : 2)
  // So that "from 16,000 UZS" fits on the narrowest card, 112 wide, beside prices of the same size.
  const hasFrom = shown.some((product) => shownPrice(product, branchId).isFrom)
  return (
    <section className={css[size]}>
      <h2 id={isOneEnough ? RECOMMENDATIONS_ID : undefined} tabIndex={-1} className={css.title}>
        {size === 'page' ? t`Anything else?` : t`Goes well with`}
      </h2>
      <ul className={classNames(css.rail, hasFrom && css.narrow)}>
        {shown.map((product) => (
          <Offer key={product.id} product={product} size={size} />
        ))}
      </ul>
    </section>
  )
}

function Offer({ product, size }: { product: Product; size: 'page' | 'panel' }) {
  const textIn = useTextIn()
  const { measure } = useProductTexts()
  const add = useSetAtom(addToBasketAtom)
  const addCarefully = useSetAtom(addCarefullyAtom)
  const open = useSetAtom(openProductAtom)
  const amount = useAmount()
  const { branchId } = useMenu()
  const { price, isFrom } = shownPrice(product, branchId)
  const name = textIn(product.name)
  const onAdd = () => {
    if (product.modificationGroups.length > 0) return open({ productId: product.id })
    const choices = defaultChoices(product.modificationGroups)
    addCarefully({
      product,
      choices,
      add: () => add({ productId: product.id, choices, note: '', count: stepOf(product) }),
    })
  }
  const picture = size === 'page' ? 140 : 44
  return (
    <li className={css.offer}>
      <Picture className={css.picture} src={product.image} width={picture} height={picture} />
      <div className={css.words}>
        {size === 'page' ? (
          <Price className={css.price} sum={price} from={isFrom} />
        ) : (
          <span className={css.price} translate="no">
            {amount(price)}
          </span>
        )}
        <button type="button" className={css.name} onClick={() => open({ productId: product.id })}>
          {name}
        </button>
        {size === 'page' && <span className={css.meta}>{measure(product)}</span>}
      </div>
      <span className={css.add}>
        <Stepper
          variant={size === 'page' ? 'card' : 'quiet'}
          count={0}
          name={name}
          onAdd={onAdd}
          onRemove={onAdd}
        />
      </span>
    </li>
  )
}
