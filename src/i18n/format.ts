import { useMemo } from 'react'
import { dayOf, timeOfDay } from '#/domain/hours/tashkent.ts'
import { amountIn, moneyIn } from '#/domain/money-text.ts'
import { decimalIn, percentIn } from '#/domain/number-text.ts'
import type { Language } from '#/domain/text.ts'
import { serverNow } from '#/lib/clock.ts'
import { useLanguage } from './use-language.ts'

const NBSP = '\u00a0'

/** Formats whole so'm with its currency. */
export function useMoney(): (sum: number) => string {
  const language = useLanguage()
  return useMemo(() => (sum: number) => moneyIn(language, sum), [language])
}

/** Formats whole so'm without its currency: old prices, rows under one heading. */
export function useAmount(): (sum: number) => string {
  const language = useLanguage()
  return useMemo(() => (sum: number) => amountIn(language, sum), [language])
}

/** A number with the language's own decimal mark, at most one digit after it. */
export function useDecimal(): (value: number) => string {
  const language = useLanguage()
  return useMemo(() => (value: number) => decimalIn(language, value), [language])
}

/** `10 %` in uz and ru with a no-break space, `10%` in English. */
export function usePercent(): (value: number) => string {
  const language = useLanguage()
  return useMemo(() => (value: number) => percentIn(language, value), [language])
}

const MONTHS: Record<Language, readonly string[]> = {
  uz: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avgust',
    'sentabr',
    'oktabr',
    'noyabr',
    'dekabr',
  ],
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  eng: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
}

/**
 * Time of day in the branches' time zone, `19:05`. Without `Intl`, whose first use takes a slow phone a tenth of a
 * second. Of a bare date, `2026-11-30`, nobody knows the time: empty.
 */
export const clockTime = (moment: Date | string): string =>
  typeof moment === 'string' && /^[\d-]+$/.test(moment) ? '' : timeOfDay(new Date(moment))

/**
 * `20 noyabr`, `20 ноября`, `20 Nov` in the branches' zone, for days that are near. Own month names: browsers know too
 * little Uzbek.
 */
export function useDay(): (moment: Date | string) => string {
  const language = useLanguage()
  return useMemo(
    () => (moment: Date | string) => {
      const [, month, day] = dayOf(new Date(moment)).split('-')
      return `${Number(day)}${NBSP}${MONTHS[language][Number(month) - 1]}`
    },
    [language],
  )
}

/** Uzbek says the year first. */
const WITH_YEAR: Record<Language, (day: string, year: string) => string> = {
  uz: (day, year) => `${year}-yil ${day}`,
  ru: (day, year) => `${day} ${year}`,
  eng: (day, year) => `${day} ${year}`,
}

/** The same with its year unless it is the present one: for what may lie far back or ahead. */
export function useDate(): (moment: Date | string) => string {
  const language = useLanguage()
  const day = useDay()
  const thisYear = dayOf(new Date(serverNow())).slice(0, 4)
  return (moment) => {
    const year = dayOf(new Date(moment)).slice(0, 4)
    return year === thisYear ? day(moment) : WITH_YEAR[language](day(moment), year)
  }
}
