import { useLingui } from '@lingui/react/macro'
import { useBasket } from '#/features/basket/index.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { BasketLine } from './BasketLine.tsx'
import css from './BasketLines.module.css'

/** The lines as a card; `troubled`: only those with a problem, nothing when there is none. */
export function BasketLines({ only = 'all' }: { only?: 'all' | 'troubled' }) {
  const { t } = useLingui()
  const { lines } = useBasket()
  const shown =
    only === 'all' ? lines : lines.filter(({ status }) => status.is !== 'ok' && status.is !== 'unknown')
  if (shown.length === 0) return null
  return (
    <>
      <VisuallyHidden>
        <h2>{t`In the basket`}</h2>
      </VisuallyHidden>
      <ul className={css.card}>
        {shown.map((one) => (
          <BasketLine key={one.line.key} shown={one} size="page" />
        ))}
      </ul>
    </>
  )
}
