import type { LucideIcon } from 'lucide-react'
import { classNames } from '#/lib/class-names.ts'
import { Button, IconButton } from './Button.tsx'
import css from './CompactButton.module.css'

/** A wide button of icon and words, or, where there is no room for words, the icon alone; `label` is the name of both. */
export function CompactButton({
  label,
  icon: Icon,
  isIcon,
  className,
  ...target
}: {
  label: string
  icon: LucideIcon
  isIcon: boolean
  className?: string | undefined
  /** A page of ours: then it is a link. */
  to?: string
  onPress?: () => void
}) {
  if (isIcon)
    return (
      <IconButton label={label} look="bare" hasHint {...target}>
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    )
  return (
    <Button isWide className={classNames(css.wide, className)} icon={<Icon aria-hidden="true" />} {...target}>
      {label}
    </Button>
  )
}
