import { UZ_TERMS } from './terms-uz.ts'
import type { Words } from './words.ts'

export const UZ: Words = {
  ...UZ_TERMS,
  title: 'Menyu tekshiruvi',
  about:
    '{shop}, {date}. Mijozlar nimani koʻrmayapti yoki notoʻgʻri koʻryapti va boshqaruv panelida nimani tuzatish kerak.',
  allFine: 'Tuzatadigan narsa yoʻq: mijozlar hammasini toʻgʻri koʻryapti.',
  levels: {
    lost: ['Mijozlarga yetib bormayapti', 'koʻrinmaydi, buyurtma qilib boʻlmaydi yoki doim yopiq'],
    wrong: ['Notoʻgʻri koʻrsatilyapti', 'mijozlar koʻradi, lekin siz oʻylagandek emas'],
    hint: ['Yaxshilash mumkin', 'hech narsa yoʻqolmagan'],
  },
  codes: {
    noAnswer: ['{place}: server maʼlumot bermadi ({why})', 'Texnik yordamga xabar bering: {call}'],
    refused: [
      '{place}: hech narsasini oʻqib boʻlmadi',
      'Texnik yordamga xabar bering: {call}; quyida koʻrsatilganini tuzating',
    ],
    dropped: ['Koʻrinmaydi: «{field}» — {sent}', '«{field}»ni toʻldiring: {fix}'],
    repeated: [
      'Koʻrinmaydi: {sent} kodi boshqasida ham bor',
      'Alohida kod bering yoki ikkisidan birini oʻchiring',
    ],
    repeatedSame: ['{sent} kodi bilan ikki marta yozilgan', 'Nusxasini oʻchiring'],
    unread: ['«{field}» — {sent}, oʻqib boʻlmaydi: «{read}» deb olinadi', '«{field}»ni toʻldiring: {fix}'],
    priceAsText: [
      'Narx son emas, matn boʻlib kelyapti',
      'Doʻkon uni oʻqiydi, lekin «{field}»ni son qilib yuborgan maʼqul',
    ],
    noName: ['Koʻrinmaydi: nomi yoʻq', 'Nomini yozing'],
    unnamedOption: ['Tanlovlardan biri koʻrinmaydi: nomi yoʻq', 'Tanlov nomini yozing'],
    unnamedShelf: ['Nomi yoʻq: mijozlar umumiy nomni koʻradi', 'Nomini yozing'],
    groupCannotBeMet: [
      'Buyurtma qilib boʻlmaydi: {wants} ta tanlash shart, lekin {has} ta tanlash mumkin',
      'Eng kam sonni kamaytiring, eng koʻpini oshiring yoki koʻproq tanlov yoqing',
    ],
    noCategory: ['Koʻrinmaydi: {sent} turkumi yoʻq', 'Mavjud turkumni tanlang'],
    noBranch: ['Koʻrinmaydi: birorta filialda yoʻq', 'Sotiladigan filiallarga qoʻshing'],
    channelMisspelt: [
      'Koʻrinmaydi: savdo kanallari — {sent}',
      'Kanallarni bosh harflar bilan yozing: WEB, TG',
    ],
    free: ['Narxi 0 soʻm', 'Sovgʻa boʻlmasa, narxini yozing'],
    discountTakesAll: [
      '{sent} chegirma narxga teng yoki undan katta',
      'Chegirmani kamaytiring: u soʻmda yoziladi',
    ],
    emptyCategory: ['Koʻrinmaydi: turkumda taom yoʻq', 'Taom qoʻshing yoki turkumni oʻchiring'],
    noTranslation: [
      '{language} tarjimasi yoʻq ({what}): mijozlar boshqa tilda oʻqiydi',
      'Shu tildagi matnni qoʻshing',
    ],
    neverOpen: ['Kelgusi bir oy davomida yopiq', 'Ish vaqti, dam olish va bayram kunlarini tekshiring'],
    neverDelivers: [
      'Hech qachon yetkazmaydi: kuryerlar vaqti — {sent}',
      'Kuryerlar vaqtini ish vaqti ichida belgilang, masalan 10:00',
    ],
    daysUnread: ['Yopiq, {day}: ish vaqtini oʻqib boʻlmaydi', 'Vaqtni 09:00 koʻrinishida yozing'],
    neverCooked: [
      'Hech qachon buyurtma qilib boʻlmaydi: vaqtini oʻqib boʻlmaydi',
      'Vaqtni 09:00 koʻrinishida yozing yoki boʻsh qoldiring',
    ],
    noBranches: ['Birorta filial koʻrinmaydi', 'Kamida bitta filialni yoqing'],
    serviceNowhere: [
      'Yoqilgan: {service}, lekin birorta filialda yoʻq',
      'Filialda yoqing yoki sozlamalarda oʻchiring',
    ],
    merchantOff: ['Doʻkon oʻchirilgan', 'Ochish vaqti kelganda yoqing'],
    noLanguage: ['Birorta til yoqilmagan: doʻkon oʻzbekcha koʻrinadi', 'Doʻkon tillarini yoqing'],
    mainLanguageOff: [
      'Asosiy til — {language}, lekin u oʻchirilgan',
      'Yoqilgan tillardan asosiysini tanlang',
    ],
    noService: [
      'Birorta xizmat yoqilmagan: doʻkon yetkazib berishni taklif qiladi',
      'Yetkazib berish, olib ketish yoki zalni yoqing',
    ],
    noPayment: ['Birorta toʻlov turi yoʻq', 'Sayt uchun toʻlov turini yoqing'],
    paymentWithoutMethod: [
      '{type} yoqilgan, lekin bunday toʻlov turi yoʻq',
      'Toʻlov turini qoʻshing yoki {type}ni oʻchiring',
    ],
    pageWithoutText: ['«{page}» sahifasi yoqilgan, lekin boʻsh', 'Matnini yozing yoki sahifani oʻchiring'],
    listEmpty: ['{place}: yoqilgan, lekin boʻsh', 'Qoʻshing yoki oʻchiring'],
    linkEmpty: ['«{field}» yoqilgan, lekin toʻldirilmagan: mijozlar koʻrmaydi', 'Toʻldiring yoki oʻchiring'],
    linkNowhere: [
      '«{field}» — {sent}, hech qayerga olib bormaydi: mijozlar koʻrmaydi',
      'Toʻliq manzil yoki raqamni yozing',
    ],
    targetNowhere: [
      'Bosilganda hech narsa boʻlmaydi: {type} {sent} topilmadi',
      'Qayerga olib borishini tanlang',
    ],
    keyMissing: ['Yoqilgan: {what}, lekin kaliti yoʻq', '«{field}»ni yozing yoki oʻchiring'],
    needsAnother: [
      'Yoqilgan: {field}. Mijozlar buni koʻrmaydi, chunki yoqilmagan: {needed}',
      'Yoqing: {needed} yoki oʻchiring: {field}',
    ],
    promoOver: ['{sent} kuni tugagan, lekin hali yoqilgan', 'Oʻchiring yoki muddatini uzaytiring'],
    promoUnread: ['Ishlatib boʻlmaydi: «{field}»ni oʻqib boʻlmaydi', 'Sanani 2026-12-31 koʻrinishida yozing'],
    pictureMissing: ['{sent} rasmi ochilmayapti ({status})', 'Rasmni qayta yuklang'],
    pictureNoImage: ['{sent} rasm emas ({type})', 'JPEG, PNG yoki WebP yuklang'],
    pictureBig: ['{sent} rasmi {size} MB', '1 MB gacha kichraytiring'],
    pictureSlow: ['{sent} rasmi juda sekin ochilyapti', 'Kichikroq qilib qayta yuklang'],
    pictureAddress: [
      '{sent} rasmi koʻrinmaydi: bunday manzil toʻgʻri kelmaydi',
      'Rasmni yuklang yoki https manzilini bering',
    ],
  },
  nothing: 'koʻrsatilmagan',
  more: 'va yana {count} ta',
  todo: 'Nima qilish kerak:',
}
