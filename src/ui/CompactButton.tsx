import type { LucideIcon } from 'lucide-react'
import { Button, IconButton } from './Button.tsx'

/** A wide button of icon and words, or, where there is no room for words, the icon alone; `label` is the name of both. */
export function CompactButton({
  label,
  icon: Icon,
  isIcon,
  look = 'quiet',
  className,
  ...target
}: {
  label: string
  icon: LucideIcon
  isIcon: boolean
  look?: 'quiet' | 'fill'
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
    <Button look={look} isWide className={className} icon={<Icon aria-hidden="true" />} {...target}>
      {label}
    </Button>
  )
}
