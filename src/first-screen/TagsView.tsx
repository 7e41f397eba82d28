import type { CardTag } from './card-model.ts'
import { Tag } from './Tag.tsx'

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
