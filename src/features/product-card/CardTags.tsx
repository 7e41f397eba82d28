import { useLingui } from '@lingui/react/macro'
import type { Product } from '#/api/schema/menu.ts'
import type { Hindrance } from '#/domain/menu/shown-price.ts'
import { usePercent } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { Tag } from '#/ui/Tag.tsx'

/** At most two tags on a picture: first why it cannot be ordered, then the discount, then labels. */
export function CardTags({
  product,
  percent,
  hindrance,
  className,
}: {
  product: Product
  percent: number | null
  hindrance: Hindrance
  className?: string | undefined
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const percentText = usePercent()
  const tags = [
    hindrance === 'sold-out' && <Tag key="out">{t`Sold out`}</Tag>,
    hindrance === 'not-for-delivery' && <Tag key="pickup" look="outline">{t`Pick-up only`}</Tag>,
    percent !== null && <Tag key="sale" look="sale">{`−${percentText(percent)}`}</Tag>,
    ...product.labels.map((label) => (
      <Tag key={label.id} colour={label.color} look="dark">
        {textIn(label.name)}
      </Tag>
    )),
  ].filter(Boolean)
  return tags.length > 0 ? <span className={className}>{tags.slice(0, 2)}</span> : null
}
