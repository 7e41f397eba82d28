import type { DishRecipe, Recipe } from '../../recipes/recipe.ts'
import { texts } from './menu.ts'
import type { Triple } from './rows.ts'
import type { MerchantSeed, SeedPaymentType, SeedPromo, SeedVacancy, Texts } from './seed.ts'
import type { SeedBranch } from './seed-branch.ts'

/**
 * What all merchants of the sandbox have in common: ways to pay, promo codes, holidays, reasons, reviews, vacancies.
 */

export const CREATED = '2024-01-10T09:00:00+05:00'
export const CHANGED = '2026-10-01T09:00:00+05:00'

export const HOLIDAYS: SeedBranch['holidays'] = [
  { date: '2027-01-01', description: { uz: 'Yangi yil', ru: 'Новый год', eng: 'New Year' } },
  { date: '2027-03-21', description: { uz: 'Navroʻz', ru: 'Навруз', eng: 'Navruz' } },
]

const same = (name: string): Texts => ({ uz: name, ru: name, eng: name })

const PAYMENTS: readonly [SeedPaymentType['type'], name: Texts, title: Texts][] = [
  [
    'CASH',
    { uz: 'Naqd', ru: 'Наличные', eng: 'Cash' },
    { uz: 'Kuryerga naqd pul bilan', ru: 'Наличными курьеру', eng: 'Cash to the courier' },
  ],
  [
    'TERMINAL',
    { uz: 'Terminal', ru: 'Терминал', eng: 'Terminal' },
    {
      uz: 'Kuryerning terminali orqali',
      ru: 'Картой через терминал курьера',
      eng: 'By card at the courier’s terminal',
    },
  ],
  ['PAYME', same('Payme'), { uz: 'Payme orqali onlayn', ru: 'Онлайн через Payme', eng: 'Online with Payme' }],
  ['CLICK', same('Click'), { uz: 'Click orqali onlayn', ru: 'Онлайн через Click', eng: 'Online with Click' }],
  [
    'UZUM',
    same('Uzum'),
    { uz: 'Uzum Bank orqali onlayn', ru: 'Онлайн через Uzum Bank', eng: 'Online with Uzum Bank' },
  ],
]
const MORE_PAYMENTS: typeof PAYMENTS = [
  ['PAYNET', same('Paynet'), { uz: 'Paynet orqali', ru: 'Через Paynet', eng: 'With Paynet' }],
  [
    'OTHER',
    { uz: 'Korporativ hisob', ru: 'Счёт компании', eng: 'Company account' },
    { uz: 'Shartnoma boʻyicha', ru: 'По договору', eng: 'By contract' },
  ],
]

export const paymentTypesOf = (sub: string, hasMore = false): SeedPaymentType[] =>
  [...PAYMENTS, ...(hasMore ? MORE_PAYMENTS : [])].map(([type, name, title]) => ({
    id: `pm-${sub}-${type.toLowerCase()}`,
    merchantId: `m-${sub}`,
    type,
    name,
    title,
    icon: `pay/${type.toLowerCase()}.webp`,
    iikoId: null,
    webEnabled: true,
    botEnabled: true,
    operatorEnabled: true,
    appEnabled: true,
    // The card reader is at the till, so guests at a table pay in cash or by phone.
    qrEnabled: type !== 'TERMINAL',
    invoiceEnabled: type === 'CLICK',
    isActive: true,
  }))

const FROM = '2024-01-01T00:00:00+05:00'
const TO = '2029-12-31T23:59:59+05:00'

type PromoRow = Pick<
  SeedPromo,
  'code' | 'discountType' | 'productDiscount' | 'deliveryDiscount' | 'minPrice'
> &
  Partial<SeedPromo>

/** Promo codes: those that work, and one for each refusal. */
const PROMOS: readonly PromoRow[] = [
  { code: 'SALOM10', discountType: 'PERCENTAGE', productDiscount: 10, deliveryDiscount: 0, minPrice: 50_000 },
  {
    code: 'FIX20000',
    discountType: 'AMOUNT',
    productDiscount: 20_000,
    deliveryDiscount: 0,
    minPrice: 100_000,
  },
  {
    code: 'OFF',
    discountType: 'PERCENTAGE',
    productDiscount: 15,
    deliveryDiscount: 0,
    minPrice: 0,
    isActive: false,
  },
  {
    code: 'SOON',
    discountType: 'PERCENTAGE',
    productDiscount: 20,
    deliveryDiscount: 100,
    minPrice: 0,
    startDate: '2029-12-01T00:00:00+05:00',
  },
  {
    code: 'OLD',
    discountType: 'AMOUNT',
    productDiscount: 15_000,
    deliveryDiscount: 0,
    minPrice: 0,
    endDate: '2024-12-31T23:59:59+05:00',
  },
  {
    code: 'MIN500',
    discountType: 'PERCENTAGE',
    productDiscount: 15,
    deliveryDiscount: 50,
    minPrice: 500_000,
  },
  // Once a customer.
  {
    code: 'BIRINCHI',
    discountType: 'AMOUNT',
    productDiscount: 15_000,
    deliveryDiscount: 5_000,
    minPrice: 30_000,
    isOnce: true,
  },
]

/** `first`: what the scoped codes count, the category and the group that a menu begins with. */
export const promosOf = (sub: string, first: { category: string; group: string }): SeedPromo[] => {
  const scoped: PromoRow[] = [
    {
      code: 'BOLIM20',
      discountType: 'PERCENTAGE',
      productDiscount: 20,
      deliveryDiscount: 0,
      minPrice: 40_000,
      scope: 'ONE_CATEGORY',
      scopeIds: [first.category],
    },
    {
      code: 'GURUH7',
      discountType: 'PERCENTAGE',
      productDiscount: 7,
      deliveryDiscount: 30,
      minPrice: 0,
      scope: 'GROUP_CATEGORY',
      scopeIds: [first.group],
    },
  ]
  return [...PROMOS, ...scoped].map((row) => ({
    id: `pr-${sub}-${row.code.toLowerCase()}`,
    startDate: FROM,
    endDate: TO,
    isActive: true,
    scope: 'ALL',
    scopeIds: [],
    createdDate: FROM,
    lastModifiedDate: FROM,
    ...row,
  }))
}

const REASONS: readonly Triple[] = [
  ['Fikrimdan qaytdim', 'Планы изменились', 'My plans have changed'],
  ['Juda uzoq kutyapman', 'Слишком долго жду', 'Waiting too long'],
  ['Manzilni xato koʻrsatdim', 'Ошибка в адресе', 'Wrong address'],
  ['Taomni oʻzgartirmoqchiman', 'Хочу изменить заказ', 'Want to change the order'],
  ['Boshqa sabab', 'Другая причина', 'Another reason'],
]

export const CANCEL_REASONS: MerchantSeed['cancelReasons'] = REASONS.map((name, i) => ({
  id: `cr-${i + 1}`,
  name: texts(name),
}))

const REVIEWS: readonly [user: string, grade: number, comment: string, reply: string | null][] = [
  ['Dilnoza', 5, 'Issiq holda yetib keldi, juda mazali. Rahmat!', 'Rahmat, Dilnoza! Yana kutib qolamiz.'],
  ['Тимур', 5, 'Берём каждую пятницу, порция большая, мясо мягкое.', null],
  [
    'Aziz',
    4,
    'Taʼmi zoʻr, lekin kuryer 10 daqiqa kechikdi.',
    'Uzr soʻraymiz, kechikish sababini koʻrib chiqdik.',
  ],
  ['Мадина', 5, 'Как дома у бабушки.', null],
  ['Sherzod', 5, 'Bolalarga ham yoqdi.', null],
  ['Ольга', 4, 'Вкусно, но соус лучше класть отдельно.', 'Спасибо! Передали кухне, теперь соус отдельно.'],
  ['James', 5, 'Best in town, and still hot on arrival.', null],
  ['Nilufar', 3, 'Bu safar tuzi koʻproq edi.', 'Nilufar, uzr. Keyingi buyurtmaga shirinlik bizdan.'],
  ['Рустам', 5, 'Стабильно хорошо уже второй год.', null],
  ['Kamola', 5, 'Guruchi dona-dona, sabzisi shirin. Toʻydagidek!', null],
  [
    'Сергей',
    2,
    'Привезли чуть тёплым, пришлось греть.',
    'Сергей, извините. Поговорили с курьером, следующая доставка за наш счёт.',
  ],
  ['Malika', 4, 'Mazasi joyida, faqat porsiya sal kichraygandek.', null],
  ['Алишер', 5, 'Заказали на офис, двенадцать порций, всё приехало вовремя.', null],
  ['Zarina', 5, 'Onamga ham yoqdi, yana buyurtma qilamiz.', 'Onangizga salom ayting, Zarina!'],
  ['Emma', 4, 'Generous portion. A little salty for me.', null],
  [
    'Jasur',
    1,
    'Bir soat kutdim, qoʻngʻiroqqa javob berishmadi.',
    'Jasur, kechirim soʻraymiz. Oʻsha kuni yomgʻirda kuryerlar yetishmadi, pulingizni qaytardik.',
  ],
  ['Лола', 5, 'Красивая упаковка, ничего не пролилось.', null],
  ['Bobur', 5, 'Juma kungi doimiy buyurtmamiz.', null],
  ['Наталья', 3, 'Нормально, но в прошлый раз было сочнее.', 'Наталья, спасибо за прямоту, проверим партию.'],
  ['Umid', 5, 'Tez keldi, issiq edi.', null],
  ['Дильшод', 4, 'Вкус отличный, салфеток бы побольше.', null],
  ['Feruza', 5, 'Bolalar bir zumda yeb qoʻyishdi.', null],
  ['Марат', 5, 'Лучшее из того, что пробовал в городе.', null],
  ['Shahlo', 4, 'Hammasi yaxshi, faqat achchiqroq boʻlsa zoʻr boʻlardi.', null],
]

const MONTHS = ['10', '09', '08'] as const

/** The first dish has pages of reviews, the second one alone, all others a few. */
const reviewsOfDish = (at: number) => (at === 0 ? REVIEWS.length : at === 1 ? 1 : 2 + (at % 3))

/** Reviews for every graded dish, taken in turn from the pool; each fourth has photos. */
export const reviewsOf = (
  sub: string,
  grades: MerchantSeed['grades'],
  products: MerchantSeed['menu']['products'],
): MerchantSeed['reviews'] =>
  grades.flatMap(({ productId }, i) => {
    const dish = products.find(({ id }) => id === productId)
    const others = dish?.gallery.slice(1) ?? []
    const photos = dish && others.length === 0 ? [dish.image] : others
    return Array.from({ length: reviewsOfDish(i) }, (_, n) => {
      const [userName, grade, comment, reply] = REVIEWS[(i * 2 + n) % REVIEWS.length] ?? [
        'Mehmon',
        5,
        '',
        null,
      ]
      const day = String(1 + ((i * 3 + n * 7) % 28)).padStart(2, '0')
      return {
        id: `rv-${sub}-${i + 1}-${n + 1}`,
        productId,
        userName,
        grade,
        comment,
        reply,
        photos: n % 4 === 0 ? photos.slice(0, 1 + (n % 3)) : [],
        createdDate: `2026-${MONTHS[n % MONTHS.length]}-${day}T14:20:00+05:00`,
      }
    }).toSorted((a, b) => b.createdDate.localeCompare(a.createdDate))
  })

const VACANCIES: readonly [
  title: Triple,
  about: Triple,
  salary: string,
  picture: Omit<DishRecipe, 'kind'>,
][] = [
  [
    ['Oshpaz', 'Повар', 'Cook'],
    [
      'Milliy taomlar oshpazi kerak. Kamida 2 yil tajriba, sanitariya daftarchasi. Ish vaqti 2/2, ovqat va yoʻl kira bizdan.',
      'Нужен повар национальной кухни. Опыт от 2 лет, санитарная книжка. График 2/2, питание и дорога за наш счёт.',
      'We need a cook of national dishes. Two years of experience or more, a health book. Two days on, two off; meals and travel are on us.',
    ],
    '6 000 000 – 9 000 000',
    { dish: '🧑‍🍳', ground: 'butter' },
  ],
  [
    ['Kuryer', 'Курьер', 'Courier'],
    [
      'Oʻz skuteringiz yoki bizniki bilan. Toʻlov har kuni, smenani oʻzingiz tanlaysiz.',
      'На своём скутере или на нашем. Оплата каждый день, смены выбираете сами.',
      'On your own scooter or ours. Paid daily, you choose the shifts.',
    ],
    '5 000 000 – 8 000 000',
    { dish: '🛵', ground: 'sky' },
  ],
  [
    ['Ofitsiant', 'Официант', 'Waiter'],
    [
      'Kulib turadigan va uch tilda salomlasha oladigan odam. Tajriba shart emas, oʻrgatamiz.',
      'Человек с улыбкой, который поздоровается на трёх языках. Опыт не нужен, научим.',
      'Someone with a smile who can say hello in three languages. No experience needed, we teach.',
    ],
    '4 000 000 – 6 000 000',
    { dish: '🤵', ground: 'mint' },
  ],
]

/** Vacancies of a shop in turn over its branches; what their pictures show goes to `pictures`. */
export const vacanciesOf = (
  sub: string,
  { branches, phone }: { branches: readonly string[]; phone: string },
  pictures: Record<string, Recipe>,
): SeedVacancy[] =>
  VACANCIES.map(([title, description, salary, picture], i) => {
    const image = `v/${sub}/${i + 1}.webp`
    pictures[image] = { ...picture, kind: 'dish' }
    return {
      id: `vc-${sub}-${i + 1}`,
      title: texts(title),
      description: texts(description),
      image,
      salary,
      branch: { id: branches[i % branches.length] ?? '' },
      phone,
      isActive: true,
      createdDate: '2026-11-01T10:00:00+05:00',
    }
  })
