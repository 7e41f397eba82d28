import { joinCommas } from '#/lib/join.ts'
import { clockTime, useDate } from './format.ts'

/** `20 Nov, 19:05`; the day alone of a bare date, whose time nobody knows. */
export function useDateTime(): (moment: string) => string {
  const date = useDate()
  return (moment) => joinCommas([date(moment), clockTime(moment)])
}
