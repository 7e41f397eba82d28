import { Leaf } from 'lucide-react'

/* On the grid of lucide: 24 px, strokes of 2. */
const OUTLINES: Record<string, string> = {
  /* A crescent with a check in its mouth. */
  halal: 'M12.5 3a9 9 0 1 0 8.5 8.5 6.6 6.6 0 0 1-8.5-8.5M16 5l2 2 4-4',
  /* A pepper. */
  spicy: 'M9 8c0-3 1-4.5 3-5M5.5 11a3 3 0 0 1 3-3h1a3 3 0 0 1 3 3c0 4 3 8 8 9.5-9 2-15-2-15-9.5',
}

/** What a diet looks like beside its word; those of plants share the leaf. */
export function DietIcon({ tag, size }: { tag: string; size: number }) {
  const outline = OUTLINES[tag.toLowerCase()]
  if (!outline) return <Leaf size={size} aria-hidden="true" />
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outline} />
    </svg>
  )
}
