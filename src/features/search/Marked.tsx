import { matchRanges } from '#/domain/search/marks.ts'
import css from './Marked.module.css'

/** A name with the letters that were searched for marked, whatever script they were typed in. */
export function Marked({ text, query }: { text: string; query: string }) {
  const ranges = matchRanges(text, query)
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          <span>{text.slice(ranges[index - 1]?.[1] ?? 0, from)}</span>
          <mark className={css.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      <span>{text.slice(ranges.at(-1)?.[1] ?? 0)}</span>
    </>
  )
}
