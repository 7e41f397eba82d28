const words = {
  uz: { back: 'Orqaga', close: 'Yopish', app: 'mini-ilova', menu: 'Menyu' },
  ru: { back: 'Назад', close: 'Закрыть', app: 'мини-приложение', menu: 'Меню' },
  en: { back: 'Back', close: 'Close', app: 'mini app', menu: 'Menu' },
} as const

/** What the client itself writes, in the customer's language. */
export function wordsOf(lang: string): (typeof words)['uz' | 'ru' | 'en'] {
  return lang === 'uz' || lang === 'ru' ? words[lang] : words.en
}
