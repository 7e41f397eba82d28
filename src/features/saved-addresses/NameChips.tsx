import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LABELS, readyLabel } from '#/domain/geo/place-label.ts'
import { Chip } from '#/ui/base/Chip.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import css from './NameChips.module.css'
import { LABEL_ICONS, useLabelNames } from './saved-name.ts'

/** Home, Work, or a name of one's own: a plus opens its field, `children` (BX-22). */
export function NameChips({
  title,
  name,
  onName,
  children,
}: {
  title: string
  name: string
  onName: (name: string) => void
  children: Elements
}) {
  const { t } = useLingui()
  const names = useLabelNames()
  const chosen = readyLabel(name)
  const [isOther, setIsOther] = useState(name !== '' && chosen === null)
  return (
    <fieldset className={css.names}>
      <legend className={css.title}>{title}</legend>
      <div className={css.chips}>
        {LABELS.map((label) => {
          const Icon = LABEL_ICONS[label]
          return (
            <Chip
              key={label}
              kind="toggle"
              isActive={!isOther && chosen === label}
              icon={<Icon size={18} aria-hidden="true" />}
              onPress={() => {
                setIsOther(false)
                onName(names[label])
              }}
            >
              {names[label]}
            </Chip>
          )
        })}
        <Chip
          kind="toggle"
          isActive={isOther}
          isLabelHidden
          icon={<Plus size={18} aria-hidden="true" />}
          onPress={() => setIsOther(!isOther)}
        >
          {t`Another name`}
        </Chip>
      </div>
      {isOther && children}
    </fieldset>
  )
}
