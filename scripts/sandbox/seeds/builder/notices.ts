import { texts } from './menu.ts'
import type { Triple } from './rows.ts'
import type { SeedBanner, SeedNotice, SeedTarget } from './seed.ts'

type NoticeRow = readonly [key: string, title: Triple, text: Triple, day: string, target?: SeedTarget]

/** Notices of every merchant besides its banners; the last one has no target. */
const ROWS: readonly NoticeRow[] = [
  [
    'salom',
    ['10 % chegirma', 'Скидка 10 %', '10% off'],
    [
      'SALOM10 promokodi 50 000 soʻmdan katta buyurtmalar uchun.',
      'Промокод SALOM10 на заказы больше 50 000 сум.',
      'Promo code SALOM10 for orders over 50,000 UZS.',
    ],
    '2026-11-21',
    { type: 'PROMO', value: 'SALOM10' },
  ],
  [
    'filial',
    ['Yangi filial', 'Новый филиал', 'A new branch'],
    [
      'Endi sizga yanada yaqinmiz. Manzil va ish vaqti filiallar sahifasida.',
      'Мы стали ближе. Адрес и часы работы — на странице филиалов.',
      'We are closer to you now. Address and hours are on the page of branches.',
    ],
    '2026-11-15',
    { type: 'PAGE', value: 'branches' },
  ],
  [
    'bayram',
    ['Ish tartibi oʻzgardi', 'Изменился график работы', 'Our hours have changed'],
    [
      '1-yanvar kuni barcha filiallar dam oladi.',
      '1 января все филиалы отдыхают.',
      'All branches rest on 1 January.',
    ],
    '2026-11-01',
  ],
]

const NOWHERE: SeedTarget = { type: 'NONE', value: null }
/** What a notice of a banner says below its title, by where the banner leads. */
const OF_BANNER: Record<SeedTarget['type'], Triple> = {
  PRODUCT: [
    'Bu taom menyuda bor, hoziroq buyurtma bering.',
    'Блюдо уже в меню, закажите прямо сейчас.',
    'It is on the menu, order it now.',
  ],
  CATEGORY: [
    'Hammasi menyuning shu boʻlimida.',
    'Всё это — в разделе меню.',
    'Find all of it in this section of the menu.',
  ],
  PROMO: [
    'Promokod savatda qoʻllanadi.',
    'Промокод применяется в корзине.',
    'Apply the promo code in your basket.',
  ],
  PAGE: ['Batafsil profilingizda.', 'Подробности — в вашем профиле.', 'See your profile for details.'],
  URL: ['Batafsil saytimizda.', 'Подробности — на нашем сайте.', 'See our site for details.'],
  NONE: ['Sizni kutamiz.', 'Ждём вас.', 'We look forward to seeing you.'],
}

/** `day`: `YYYY-MM-DD`; it was said at ten in the morning. */
const notice = (day: string, text: Triple, rest: Pick<SeedNotice, 'id' | 'title' | 'image' | 'target'>) => ({
  ...rest,
  text: texts(text),
  createdDate: `${day}T10:00:00+05:00`,
})

/**
 * A merchant's news for its customers: its banners, each with its picture and its link, and notices without a banner.
 */
export const noticesOf = (sub: string, banners: readonly SeedBanner[]): SeedNotice[] => [
  ...ROWS.map(([key, title, text, day, target = NOWHERE]) =>
    notice(day, text, { id: `n-${sub}-${key}`, title: texts(title), image: null, target }),
  ),
  ...banners.map(({ id, title, image, target }, i) =>
    notice(`2026-11-${String(Math.max(1, 20 - i)).padStart(2, '0')}`, OF_BANNER[target.type], {
      id: `n-${id}`,
      title,
      image: image.uz || null,
      target,
    }),
  ),
]
