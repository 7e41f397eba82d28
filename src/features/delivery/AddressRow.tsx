import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChevronDown, MapPin, Store } from 'lucide-react'
import { serviceTypeAtom } from '#/features/draft/index.ts'
import { classNames } from '#/ui/class-names.ts'
import { Spoken } from '#/ui/Spoken.tsx'
import css from './AddressRow.module.css'
import { isAddressOpenAtom } from './place.ts'
import { usePlaceWords } from './place-words.ts'

/** Where to and how soon, 54 high; a tap opens the choice. `header`: the 292 wide one of wide pages. */
export function AddressRow({
  look = 'row',
  className,
}: {
  look?: 'row' | 'header'
  className?: string | undefined
}) {
  const { t } = useLingui()
  const open = useSetAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const { title, note, tone } = usePlaceWords()
  const Icon = service === 'DELIVERY' ? MapPin : Store
  const does = service === 'DELIVERY' ? t`Change the address` : t`Change the branch`
  return (
    <button
      type="button"
      className={classNames(css.row, css[look], className)}
      aria-haspopup="dialog"
      onClick={() => open(true)}
    >
      <span className={css.dot} aria-hidden="true">
        <Icon size={20} />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <span className={css.name}>{title}</span>
          <ChevronDown className={css.chevron} size={18} strokeWidth={2.25} aria-hidden="true" />
        </span>
        <span className={classNames(css.note, tone === 'bad' && css.bad)}>{note || '\u00a0'}</span>
        <Spoken>{does}</Spoken>
      </span>
      <ChevronDown className={css.far} size={18} aria-hidden="true" />
    </button>
  )
}
