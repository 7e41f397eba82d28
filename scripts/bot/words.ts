/** What a bot says of itself in one language; Telegram's limits are 512, 120 and 256 characters. */
export type BotWords = { description: string; shortDescription: string; start: string; menuButton: string }

/** By Telegram's language codes; the empty one is for every other language. */
export type BotLanguage = '' | 'uz' | 'ru' | 'en'

/** The words of a shop's bot. */
export function wordsOf(brand: string): Record<BotLanguage, BotWords> {
  const uz = {
    description: `${brand}: taomlarni shu yerning oʻzida buyurtma qiling. Yetkazib beramiz, olib ketasiz yoki stolga keltiramiz — hozir yoki keyinroq.`,
    shortDescription: `${brand}: menyu va buyurtma`,
    start: 'Menyuni ochish',
    menuButton: 'Menyu',
  }
  return {
    '': uz,
    uz,
    ru: {
      description: `${brand}: заказывайте еду прямо здесь. Доставим, отдадим с собой или принесём к столику — сейчас или ко времени.`,
      shortDescription: `${brand}: меню и заказ`,
      start: 'Открыть меню',
      menuButton: 'Меню',
    },
    en: {
      description: `${brand}: order food right here. Delivered, to take away or to your table, now or later.`,
      shortDescription: `${brand}: menu and orders`,
      start: 'Open the menu',
      menuButton: 'Menu',
    },
  }
}
