import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Chip } from '#/first-screen/Chip.tsx'
import { VisuallyHidden } from '#/first-screen/VisuallyHidden.tsx'
import css from './NameChips.module.css'

/** Home, Work, or a name of one's own: a plus opens its field, `children`. */
export function NameChips({
  title,
  name,
  onName,
  children,
}: {
  title: string
  name: string
  onName: (name: string) => void
  children: ReactNode
}) {
  const { t } = useLingui()
  const names = [t`Home`, t`Work`]
  const [isOther, setIsOther] = useState(name !== '' && !names.includes(name))
  return (
    <fieldset className={css.names}>
      <legend className={css.title}>{title}</legend>
      <div className={css.chips}>
        {names.map((one) => (
          <Chip
            key={one}
            kind="toggle"
            isActive={!isOther && name === one}
            onPress={() => {
              setIsOther(false)
              onName(one)
            }}
          >
            {one}
          </Chip>
        ))}
        <Chip
          kind="toggle"
          isActive={isOther}
          icon={<Plus size={18} aria-hidden="true" />}
          onPress={() => setIsOther(!isOther)}
        >
          <VisuallyHidden>{t`Another name`}</VisuallyHidden>
        </Chip>
      </div>
      {isOther && children}
    </fieldset>
  )
}
