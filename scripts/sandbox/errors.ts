import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MultilingualText } from '#/domain/text.ts'

type Row = readonly [status: ContentfulStatusCode, uz: string, ru: string, eng: string]

/** Every error code of the contract (sections 0 and 6) with its status and its three texts; `{max}` and such are filled in. */
const catalogue = {
  BAD_REQUEST: [400, 'Soʻrov notoʻgʻri', 'Неверный запрос', 'Bad request'],
  MERCHANT_MISSING: [400, 'Doʻkon koʻrsatilmagan', 'Не указан магазин', 'No merchant given'],
  MERCHANT_NOT_FOUND: [404, 'Doʻkon topilmadi', 'Магазин не найден', 'Merchant not found'],
  NOT_FOUND: [404, 'Topilmadi', 'Не найдено', 'Not found'],
  FORBIDDEN: [403, 'Ruxsat yoʻq', 'Нет доступа', 'Not yours'],
  FEATURE_OFF: [403, 'Bu imkoniyat oʻchirilgan', 'Эта возможность отключена', 'This is switched off'],
  SESSION_OUTDATED: [
    401,
    'Maʼlumotlar eskirgan, qayta kiring',
    'Данные устарели, войдите снова',
    'Some things are out of date! Please log in again.',
  ],
  INIT_DATA_INVALID: [
    400,
    'Telegram maʼlumotlari notoʻgʻri',
    'Данные Telegram неверны',
    'Telegram data is not valid',
  ],
  INIT_DATA_EXPIRED: [
    400,
    'Telegram maʼlumotlari eskirgan, ilovani qayta oching',
    'Данные Telegram устарели, откройте приложение заново',
    'Telegram data is too old, open the app again',
  ],
  MESSENGER_ID_NOT_FOUND: [
    404,
    'Telegram ID topilmadi, botni qayta ishga tushiring',
    'ID не найден, перезапустите бота',
    'Id not found, restart the bot',
  ],
  PHONE_INVALID: [422, 'Telefon raqami notoʻgʻri', 'Неверный номер телефона', 'Wrong phone number'],
  SMS_CODE_WRONG: [
    422,
    'Kod notoʻgʻri yoki muddati oʻtgan',
    'Код неверный или устарел',
    'Wrong or expired code',
  ],
  SMS_CODE_EXPIRED: [
    422,
    'Kod notoʻgʻri yoki muddati oʻtgan',
    'Код неверный или устарел',
    'Wrong or expired code',
  ],
  SMS_TOO_OFTEN: [
    429,
    'Juda tez-tez. {retryAfter} soniyadan keyin urinib koʻring',
    'Слишком часто. Попробуйте через {retryAfter} с',
    'Too often. Try again in {retryAfter} s',
  ],
  TOO_MANY_REQUESTS: [429, 'Juda koʻp soʻrov', 'Слишком много запросов', 'Too many requests'],
  PHONE_TAKEN: [
    409,
    'Bu raqam boshqa hisobga bogʻlangan',
    'Этот номер привязан к другому аккаунту',
    'This number belongs to another account',
  ],
  OUT_OF_SERVICE_ZONE: [
    422,
    'Manzil xizmat hududidan tashqarida',
    'Адрес вне зоны обслуживания',
    'Outside the service zone',
  ],
  DELIVERY_ADDRESS_UNAVAILABLE: [
    422,
    'Bu manzilga yetkazib berilmaydi, boshqa manzil tanlang',
    'Доставка по этому адресу недоступна, выберите другой',
    'No delivery to this address, choose another',
  ],
  BRANCH_NOT_FOUND: [404, 'Filial topilmadi', 'Филиал не найден', 'Branch not found'],
  NO_BRANCHES: [404, 'Filiallar yoʻq', 'Нет филиалов', 'No branches'],
  BRANCH_CLOSED: [422, 'Filial hozir yopiq', 'Филиал сейчас закрыт', 'The branch is closed now'],
  PRODUCT_NOT_AVAILABLE: [422, 'Mahsulot mavjud emas', 'Товар недоступен', 'Product not available'],
  NOT_ENOUGH_PRODUCTS: [
    422,
    'Mahsulot yetarli emas, koʻpi bilan {max}',
    'Недостаточно товара, максимум {max}',
    'Not enough, at most {max}',
  ],
  MODIFIER_RULE: [
    422,
    'Qoʻshimchalar notoʻgʻri tanlangan',
    'Неверно выбраны добавки',
    'The choices of a dish do not fit',
  ],
  HOLIDAY_TODAY: [422, 'Bugun dam olish kuni', 'Сегодня выходной', 'Today is a holiday'],
  SLOT_UNAVAILABLE: [
    422,
    'Bu vaqtga buyurtma olinmaydi',
    'На это время заказ не принимается',
    'This time is not available',
  ],
  PROMO_NOT_FOUND: [422, 'Bunday promokod yoʻq', 'Такого промокода нет', 'No such promo code'],
  PROMO_NOT_ACTIVE: [422, 'Promokod active emas', 'Промокод не активен', 'Promo code is not active'],
  PROMO_NOT_STARTED: [
    422,
    'Promokod muddati hali boshlanmagan',
    'Срок промокода ещё не начался',
    'Promo has not started',
  ],
  PROMO_EXPIRED: [422, 'Promokod muddati tugagan', 'Срок промокода истёк', 'Promo has expired'],
  PROMO_MIN_PRICE: [
    422,
    'Buyurtma {min} soʻmdan koʻp boʻlishi kerak',
    'Сумма должна быть больше {min} сум',
    'The total must exceed {min} UZS',
  ],
  PROMO_ALREADY_USED: [
    422,
    'Bu promokoddan foydalangansiz',
    'Этот промокод уже использован',
    'This promo code is already used',
  ],
  CASHBACK_NOT_ENOUGH: [
    422,
    'Keshbek yetarli emas, koʻpi bilan {max}',
    'Недостаточно кешбэка, максимум {max}',
    'Not enough cashback, at most {max}',
  ],
  MIN_DELIVERY_PRICE: [
    422,
    'Yetkazib berish uchun eng kam summa {min} soʻm',
    'Минимальная сумма для доставки {min} сум',
    'Delivery starts from {min} UZS',
  ],
  PRICE_CHANGED: [
    422,
    'Narxlar oʻzgardi, savatni tekshiring',
    'Цены изменились, проверьте корзину',
    'Prices have changed, please check the basket',
  ],
  PAYMENT_TYPE_INACTIVE: [
    422,
    'Bu toʻlov turi mavjud emas',
    'Этот способ оплаты недоступен',
    'This way of paying is not available',
  ],
  ORDER_NOT_CANCELABLE: [
    409,
    'Buyurtmani endi bekor qilib boʻlmaydi',
    'Заказ уже нельзя отменить',
    'The order can no longer be cancelled',
  ],
  IDEMPOTENCY_BUSY: [
    409,
    'Buyurtma hali qayta ishlanmoqda',
    'Заказ ещё обрабатывается',
    'The order is still under way',
  ],
  IDEMPOTENCY_MISMATCH: [
    422,
    'Bu kalit boshqa buyurtmaga tegishli',
    'Этот ключ принадлежит другому заказу',
    'This key belongs to another order',
  ],
  TOO_LARGE: [413, 'Soʻrov juda katta', 'Запрос слишком большой', 'The request is too large'],
  NOT_IMPLEMENTED: [501, 'Hali tayyor emas', 'Пока не готово', 'Not ready yet'],
  UNAVAILABLE: [503, 'Server hozir band', 'Сервер сейчас занят', 'The server is busy'],
  INTERNAL: [500, 'Serverda xatolik', 'Ошибка сервера', 'Server error'],
} as const satisfies Record<string, Row>

export type ErrorCode = keyof typeof catalogue

export const statusOf = (code: ErrorCode): ContentfulStatusCode => catalogue[code][0]

/** One problem: the field, the line or the bound it is about (contract section 0). */
export type Detail = Readonly<Record<string, unknown>>

/** The texts of a code, `{max}` and such filled from the first detail. */
export function textsOf(code: ErrorCode, details: readonly Detail[] = []): MultilingualText {
  const [, uz, ru, eng] = catalogue[code]
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = details[0]?.[name]
      return typeof value === 'number' ? groupThousands(value) : String(value ?? '')
    })
  return { uz: fill(uz), ru: fill(ru), eng: fill(eng) }
}

const groupThousands = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ' ')

/** Thrown anywhere below a route; becomes the contract's error body. */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly details: readonly Detail[]
  /** Other fields for the body, such as the fresh totals of PRICE_CHANGED. */
  readonly extra: Readonly<Record<string, unknown>>

  constructor(
    code: ErrorCode,
    details: readonly Detail[] = [],
    extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(code)
    this.code = code
    this.details = details
    this.extra = extra
  }
}

const statusNames: Partial<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
}

/** The contract's error body (section 0). */
export const errorBody = (fault: Fault, path: string, timestamp: string) => ({
  timestamp,
  status: statusOf(fault.code),
  error: statusNames[statusOf(fault.code)] ?? 'Error',
  path,
  code: fault.code,
  description: textsOf(fault.code, fault.details),
  details: fault.details,
  ...fault.extra,
})
