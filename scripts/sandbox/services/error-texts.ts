import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorCode } from '#/api/error-codes.ts'
import { basketErrorTexts } from './basket-error-texts.ts'
import { orderErrorTexts } from './order-error-texts.ts'

export type ErrorRow = readonly [status: ContentfulStatusCode, uz: string, ru: string, eng: string]

/** Every error code of the API with its status and its three texts; placeholders such as `{max}` are filled in. */
export const errorTexts = {
  BAD_REQUEST: [400, 'Soʻrov notoʻgʻri', 'Неверный запрос', 'Bad request'],
  MERCHANT_MISSING: [400, 'Doʻkon koʻrsatilmagan', 'Не указан магазин', 'No merchant given'],
  MERCHANT_NOT_FOUND: [404, 'Doʻkon topilmadi', 'Магазин не найден', 'Merchant not found'],
  NOT_FOUND: [404, 'Topilmadi', 'Не найдено', 'Not found'],
  FORBIDDEN: [403, 'Ruxsat yoʻq', 'Нет доступа', 'Not yours'],
  FEATURE_OFF: [403, 'Bu imkoniyat oʻchirilgan', 'Эта возможность отключена', 'This is switched off'],
  SESSION_OUTDATED: [
    401,
    'Seans muddati tugadi, qayta kiring',
    'Сеанс истёк, войдите снова',
    'Your session has expired. Please log in again.',
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
    'Urinishlar juda koʻp. {retryAfter} soniyadan keyin urinib koʻring',
    'Слишком много попыток. Попробуйте через {retryAfter} с',
    'Too many attempts. Try again in {retryAfter} s',
  ],
  TOO_MANY_REQUESTS: [429, 'Juda koʻp soʻrov', 'Слишком много запросов', 'Too many requests'],
  PHONE_TAKEN: [
    409,
    'Bu raqam boshqa hisobga bogʻlangan',
    'Этот номер привязан к другому аккаунту',
    'This number belongs to another account',
  ],
  EMAIL_INVALID: [
    422,
    'Email notoʻgʻri yozilgan. Namuna: ism@example.uz',
    'Почта написана с ошибкой. Например: imya@example.uz',
    'This is not an email address. Write it like name@example.uz',
  ],
  BIRTHDAY_INVALID: [
    422,
    'Bunday tugʻilgan kun boʻlmaydi. Sanani tekshiring',
    'Такого дня рождения не бывает. Проверьте дату',
    'This cannot be a birthday. Check the date',
  ],
  ...orderErrorTexts,
  ...basketErrorTexts,
  FILE_INVALID: [
    422,
    'Rasmni oʻqib boʻlmadi. Boshqasini yuboring: JPEG, PNG yoki WebP',
    'Не удалось прочитать фото. Отправьте другое: JPEG, PNG или WebP',
    'The photo cannot be read. Send another one: JPEG, PNG or WebP',
  ],
  FILE_TOO_LARGE: [
    413,
    'Rasm {max} MB dan katta. Kichikrogʻini yuboring',
    'Фото больше {max} МБ. Отправьте поменьше',
    'The photo is larger than {max} MB. Send a smaller one',
  ],
  TOO_LARGE: [413, 'Soʻrov juda katta', 'Запрос слишком большой', 'The request is too large'],
  NOT_IMPLEMENTED: [501, 'Hali tayyor emas', 'Пока не готово', 'Not ready yet'],
  UNAVAILABLE: [
    503,
    'Server hozir band. Birozdan keyin urinib koʻring',
    'Сервер сейчас занят. Попробуйте чуть позже',
    'The server is busy. Try again a little later',
  ],
  INTERNAL: [500, 'Serverda xatolik', 'Ошибка сервера', 'Server error'],
} as const satisfies Record<ErrorCode, ErrorRow>
