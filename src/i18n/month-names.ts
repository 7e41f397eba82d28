import { useMemo } from 'react'
import type { Month } from '#/domain/hours/months.ts'
import type { Language } from '#/domain/text.ts'
import { useLanguage } from './use-language.ts'

/* Months by themselves; of a date `format.ts` says them. Own names: browsers know too little Uzbek. */

const NAMES: Record<Language, string> = {
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  eng: 'January February March April May June July August September October November December',
}
const SHORT: Record<Language, string> = {
  uz: 'yan fev mar apr may iyun iyul avg sen okt noy dek',
  ru: 'янв фев мар апр май июн июл авг сен окт ноя дек',
  eng: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
}

const wordOf = (words: string, month: Month) => words.split(' ')[Number(month.slice(5)) - 1] ?? ''

const longIn = (language: Language, month: Month) => {
  const [year, name] = [month.slice(0, 4), wordOf(NAMES[language], month)]
  return language === 'uz' ? `${year}-yil ${name}` : `${name} ${year}`
}

/** From one month to another: in one year the year is said once. */
function rangeIn(language: Language, from: Month, to: Month) {
  if (from === to) return longIn(language, to)
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${longIn(language, from)} – ${longIn(language, to)}`
  return language === 'uz'
    ? `${longIn(language, from)} – ${wordOf(NAMES.uz, to)}`
    : `${wordOf(NAMES[language], from)} – ${longIn(language, to)}`
}

/** `long`: `2026-yil noyabr`, `ноябрь 2026`, `November 2026`; `short`: `noy`, `ноя`, `Nov`; `range`: `июль – ноябрь 2026`. */
export function useMonthNames() {
  const language = useLanguage()
  return useMemo(
    () => ({
      short: (month: Month) => wordOf(SHORT[language], month),
      long: (month: Month) => longIn(language, month),
      range: (from: Month, to: Month) => rangeIn(language, from, to),
    }),
    [language],
  )
}
