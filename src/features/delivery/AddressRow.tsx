import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChevronDown, MapPin, Store } from 'lucide-react'
import { serviceTypeAtom } from '#/features/draft/index.ts'
import { classNames } from '#/ui/class-names.ts'
import { DotRow } from '#/ui/DotRow.tsx'
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
  const does = {
    DELIVERY: t`Change the address`,
    PICK_UP: t`Change the branch`,
    DINE_IN: t`Choose your table`,
  }[service]
  return (
    <DotRow
      className={classNames(css[look], className)}
      icon={<Icon size={20} />}
      title={
        <span className={css.title}>
          <span className={css.name}>{title}</span>
          {look === 'row' && (
            <ChevronDown className={css.chevron} size={18} strokeWidth={2.25} aria-hidden="true" />
          )}
        </span>
      }
      note={<span className={css.note}>{note || '\u00a0'}</span>}
      isBad={tone === 'bad'}
      end={look === 'header' && <ChevronDown size={18} aria-hidden="true" className={css.far} />}
      onPress={() => open(true)}
    >
      <Spoken>{does}</Spoken>
    </DotRow>
  )
}
