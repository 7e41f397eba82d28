import { useAtomValue } from 'jotai'
import { TriangleAlert } from 'lucide-react'
import type { Modification } from '#/api/schema/choices.ts'
import type { Product } from '#/api/schema/menu.ts'
import { againstIn, isAgainst } from '#/domain/menu/preferences.ts'
import type { Choices } from '#/domain/menu/product.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { Notice } from '#/ui/Notice.tsx'
import css from './Marks.module.css'
import { preferencesAtom } from './preferences.ts'
import { useVerdict } from './use-verdict.ts'
import { useVerdictWords } from './verdict-words.ts'

/** A sign on the picture of a dish that does not suit; what is not known has none. */
export function CardMark({ product }: { product: Product }) {
  const verdict = useVerdict()(product)
  const words = useVerdictWords()
  if (!isAgainst(verdict)) return null
  const text = words.against(verdict)
  return (
    <span className={css.mark} title={text}>
      <TriangleAlert size={16} aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

/** What speaks against a dish with the choices made so far; quieter, what the shop does not say of it. */
export function DishNotice({ product, choices }: { product: Product; choices: Choices }) {
  const verdict = useVerdict()(product, choices)
  const words = useVerdictWords()
  const unsaid = words.unsaid(verdict)
  return (
    <div className={css.notice} aria-live="polite">
      {isAgainst(verdict) && (
        <Notice tone="warn" icon={<TriangleAlert size={22} />}>
          {words.against(verdict)}
        </Notice>
      )}
      {unsaid && <p className={css.unsaid}>{unsaid}</p>}
    </div>
  )
}

/** What the name of a choice says against it. */
export function ChoiceMark({ option }: { option: Pick<Modification, 'name'> }) {
  const contains = againstIn(option.name, useAtomValue(preferencesAtom))
  const words = useVerdictWords()
  if (contains.length === 0) return null
  return (
    <span className={css.choice}>
      <TriangleAlert size={14} aria-hidden="true" />
      <span>{words.against({ contains, unmarked: [] })}</span>
    </span>
  )
}
