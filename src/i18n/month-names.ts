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
  uz: 'yan fev mar apr may iyn iyl avg sen okt noy dek',
  ru: 'янв фев мар апр май июн июл авг сен окт ноя дек',
  eng: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
}

const wordOf = (words: string, month: Month) => words.split(' ')[Number(month.slice(5)) - 1] ?? ''

/** `long`: `2026-yil noyabr`, `ноябрь 2026`, `November 2026`; `short`: `noy`, `ноя`, `Nov`. */
export function useMonthNames() {
  const language = useLanguage()
  return useMemo(
    () => ({
      short: (month: Month) => wordOf(SHORT[language], month),
      long: (month: Month) => {
        const [year, name] = [month.slice(0, 4), wordOf(NAMES[language], month)]
        return language === 'uz' ? `${year}-yil ${name}` : `${name} ${year}`
      },
    }),
    [language],
  )
}
