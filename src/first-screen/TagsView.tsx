import { Tag } from '#/ui/base/Tag.tsx'
import type { CardTag } from './card-model.ts'

/** Tags on a product's picture. */
export function TagsView({ tags, className }: { tags: readonly CardTag[]; className?: string | undefined }) {
  if (tags.length === 0) return null
  return (
    <span className={className}>
      {tags.map(({ key, text, look, colour }) => (
        <Tag key={key} look={look} colour={colour}>
          {text}
        </Tag>
      ))}
    </span>
  )
}
