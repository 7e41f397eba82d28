/** The months by the first letters of their names in English, Uzbek and Russian, in the order of the year. */
const MONTHS = [
  /^(?:jan|yan|янв)/i,
  /^(?:feb|fev|фев)/i,
  /^(?:mar|мар)/i,
  /^(?:apr|апр)/i,
  /^(?:may|май|мая)/i,
  /^(?:jun|iyun|июн)/i,
  /^(?:jul|iyul|июл)/i,
  /^(?:aug|avg|авг)/i,
  /^(?:sep|sen|сен)/i,
  /^(?:oct|okt|окт)/i,
  /^(?:nov|noy|ноя)/i,
  /^(?:dec|dek|дек)/i,
]

/** "2027-yil", "2027 г.", "8-mart kuni": what stands beside the numbers of a date. */
const WORDS = /(\d{4})[- ]?(?:yil|y|год[ау]?|г)(?!\p{L})\.?| kuni(?!\p{L})/giu
/** "8-10 mart"; an Uzbek ending of a month is no part of it, "martdan 8-aprelgacha". */
const SPAN_IN_MONTH =
  /\b(\d\d?)(?: ?[–—-] ?| по | to |dan )(\d\d?)([- ]?(\p{L}{3,12}?)(?=dan|gacha|\P{L}|$)\.?(?:,?[- ]?\d{4})?)/giu
const DAY_MONTH =
  /\b(?:(\d{4}),? ?)?(\d\d?)(?:st|nd|rd|th)?[-. ]?(\p{L}{3,12}?)(?=dan|gacha|\P{L}|$)\.?(?:,?[- ]?(\d{4}))?/giu
const MONTH_DAY = /(\p{L}{3,12})\.? (\d\d?)(?:st|nd|rd|th)?\b(?:,? (\d{4}))?/giu

/** The number of a month, as two digits. */
function monthOf(name: string): string | undefined {
  const at = MONTHS.findIndex((month) => month.test(name))
  return at < 0 ? undefined : String(at + 1).padStart(2, '0')
}

/** "8 mart 2027-yil", "March 8, 2027" become "2027-03-08"; a day of every year, "8-mart", becomes "--03-08". */
export function withMonthNumbers(text: string): string {
  const dated = (whole: string, year: string | undefined, name: string, day: string) => {
    const month = monthOf(name)
    return month ? `${year ?? '-'}-${month}-${day.padStart(2, '0')}` : whole
  }
  return text
    .replace(WORDS, '$1')
    .replace(SPAN_IN_MONTH, (whole: string, first: string, last: string, rest: string, name: string) =>
      monthOf(name) ? `${first}${rest} – ${last}${rest}` : whole,
    )
    .replace(DAY_MONTH, (whole: string, before: string, day: string, name: string, after: string) =>
      dated(whole, before ?? after, name, day),
    )
    .replace(MONTH_DAY, (whole: string, name: string, day: string, year: string) =>
      dated(whole, year, name, day),
    )
}
