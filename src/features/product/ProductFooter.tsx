import { useLingui } from '@lingui/react/macro'
import type { Product } from '#/api/schema/menu.ts'
import { portionOf } from '#/domain/menu/unit.ts'
import type { ProductForm } from '#/features/product-options/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { Price } from '#/ui/Price.tsx'
import { Stepper } from '#/ui/Stepper.tsx'
import { useProductTexts } from '#/ui/use-view-context.ts'
import css from './ProductFooter.module.css'

/** The stepper and the price of one; the total is in the main button. */
export function ProductFooter({
  product,
  form,
  isBeside = false,
}: {
  product: Product
  form: ProductForm
  /** On wide pages beside the page's own main button, without the price of one. */
  isBeside?: boolean
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const shell = useShell()
  const notify = useNotify()
  const texts = useProductTexts()
  const weight = texts.weight(product, form.portions)
  const { max } = form
  const portion = portionOf(product)
  const one = portion ? texts.quantity(portion) : t`1 portion`
  return (
    <div className={classNames(css.footer, isBeside && shell.chrome === 'own' && css.beside)}>
      <Stepper
        variant="sheet"
        name={textIn(product.name)}
        count={form.portions}
        shown={weight ?? undefined}
        min={1}
        max={Math.max(1, max)}
        onAdd={() => form.setPortions(form.portions + 1)}
        onRemove={() => form.setPortions(form.portions - 1)}
        onLimit={() => {
          shell.haptic('warning')
          notify(texts.onlyLeft(product, max))
        }}
        className={classNames(css.stepper, weight !== null && css.weighed)}
      />
      <span className={css.unit}>
        <span className={css.one}>{one}</span>
        {form.least === null ? (
          <Price sum={form.unit} old={form.oldUnit} size="card" className={css.price} />
        ) : (
          <Price sum={form.least} from size="card" className={css.price} />
        )}
      </span>
    </div>
  )
}
