import type { ErrorRow } from './error-texts.ts'

/** What is refused of a basket for another device, and of one that several people fill. */
export const basketErrorTexts = {
  HAND_OVER_NOT_FOUND: [
    404,
    'Kod topilmadi. Harf va raqamlarni tekshiring',
    'Код не найден. Проверьте буквы и цифры',
    'Code not found. Check its letters and digits',
  ],
  HAND_OVER_USED: [
    410,
    'Bu kod ishlatib boʻlingan. Boshqa qurilmada yangisini oling',
    'Этот код уже использован. Получите новый на другом устройстве',
    'This code has been used. Get a new one on the other device',
  ],
  HAND_OVER_EXPIRED: [
    410,
    'Kodning muddati tugadi. Boshqa qurilmada yangisini oling',
    'Срок кода истёк. Получите новый на другом устройстве',
    'This code has expired. Get a new one on the other device',
  ],
  HAND_OVER_TOO_OFTEN: [
    429,
    'Urinishlar juda koʻp. {retryAfter} soniyadan keyin qayta urinib koʻring',
    'Слишком много попыток. Попробуйте через {retryAfter} с',
    'Too many attempts. Try again in {retryAfter} s',
  ],
  SHARED_BASKET_NOT_FOUND: [
    404,
    'Bunday umumiy savat yoʻq. Yangi havola soʻrang yoki oʻzingiz boshlang',
    'Такой общей корзины нет. Попросите новую ссылку или начните свою',
    'There is no such shared basket. Ask for a new link, or start one yourself',
  ],
  SHARED_BASKET_EXPIRED: [
    410,
    'Umumiy savatning muddati tugadi. Yangi havola soʻrang yoki oʻzingiz boshlang',
    'Срок общей корзины истёк. Попросите новую ссылку или начните свою',
    'This shared basket has expired. Ask for a new link, or start one yourself',
  ],
  SHARED_BASKET_ENDED: [
    410,
    'Umumiy savat yopilgan. Yangi havola soʻrang yoki oʻzingiz boshlang',
    'Общую корзину закрыли. Попросите новую ссылку или начните свою',
    'This shared basket has ended. Ask for a new link, or start one yourself',
  ],
  SHARED_BASKET_CLOSED: [
    409,
    'Umumiy savat qulflangan: buyurtma berilmoqda. Taom qoʻshish uchun qulfni ochishlarini soʻrang',
    'Общая корзина зафиксирована: заказ оформляют. Чтобы что-то добавить, попросите разрешить изменения',
    'This shared basket is locked while it is being ordered. To add something, ask for it to be unlocked',
  ],
  SHARED_BASKET_ORDERED: [
    409,
    'Bu umumiy savatga buyurtma berilgan. Endi oʻzingiz buyurtma bering yoki yangisini boshlang',
    'Эту общую корзину уже заказали. Закажите сами или начните новую',
    'This shared basket has been ordered already. Order by yourself, or start a new one',
  ],
  SHARED_BASKET_FULL: [
    409,
    'Bu umumiy savatda joy qolmagan',
    'В этой общей корзине больше нет мест',
    'This shared basket is full',
  ],
  SHARED_BASKET_TOO_OFTEN: [
    429,
    'Urinishlar juda koʻp. {retryAfter} soniyadan keyin qayta urinib koʻring',
    'Слишком много попыток. Попробуйте через {retryAfter} с',
    'Too many attempts. Try again in {retryAfter} s',
  ],
} as const satisfies Record<string, ErrorRow>
