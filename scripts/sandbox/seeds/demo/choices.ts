import type { ChoicesRow } from '../builder/rows.ts'

export const PORTION: ChoicesRow = {
  key: 'portion',
  name: ['Porsiya', 'Порция', 'Portion'],
  min: 1,
  max: 1,
  options: [
    [['Yarim', 'Половина', 'Half'], 0, '🥘'],
    [['Toʻliq', 'Полная', 'Full'], 14000, '🥘', 'default'],
    [['Katta', 'Большая', 'Large'], 28000, '🥘'],
  ],
}

export const PLOV_EXTRAS: ChoicesRow = {
  key: 'extras',
  name: ['Ustiga', 'Сверху', 'On top'],
  min: 0,
  max: 4,
  each: 2,
  options: [
    [['Qazi, 50 g', 'Казы, 50 г', 'Qazi, 50 g'], 18000, '🥩'],
    [['Bedana tuxumi', 'Перепелиное яйцо', 'Quail egg'], 3000, '🥚'],
    [['Butun sarimsoq', 'Головка чеснока', 'Garlic bulb'], 4000, '🧄'],
    [['Achchiq qalampir', 'Острый перец', 'Chilli'], 2000, '🌶'],
    [['Behi', 'Айва', 'Quince'], 5000, '🍐', 'out'],
  ],
}

export const BREAD: ChoicesRow = {
  key: 'bread',
  name: ['Non', 'Хлеб', 'Bread'],
  min: 1,
  max: 1,
  options: [
    [['Obi non', 'Оби-нон', 'Obi non'], 0, '🫓', 'default'],
    [['Patir', 'Патыр', 'Patir'], 4000, '🥯'],
    [['Nonsiz', 'Без хлеба', 'No bread'], 0, '🍽'],
  ],
}

export const SAUCE: ChoicesRow = {
  key: 'sauce',
  name: ['Sous', 'Соус', 'Sauce'],
  min: 0,
  max: 3,
  options: [
    [['Pomidorli', 'Томатный', 'Tomato'], 3000, '🍅'],
    [['Sarimsoqli', 'Чесночный', 'Garlic'], 3000, '🧄'],
    [['Qatiq va koʻkat', 'Катык с зеленью', 'Yoghurt and herbs'], 3000, '🌿'],
    [['Achchiq adjika', 'Острая аджика', 'Hot adjika'], 4000, '🌶'],
  ],
}

export const MEAT_SIDE: ChoicesRow = {
  key: 'side',
  name: ['Garnir', 'Гарнир', 'Side'],
  min: 0,
  max: 2,
  options: [
    [['Piyoz sirka bilan', 'Лук с уксусом', 'Onion with vinegar'], 0, '🧅', 'default'],
    [['Kartoshka fri', 'Картофель фри', 'Fries'], 12000, '🍟'],
    [['Sabzavotlar', 'Овощи на гриле', 'Grilled vegetables'], 14000, '🫑'],
    [['Guruch', 'Рис', 'Rice'], 9000, '🍚'],
  ],
}

/** Exactly two, counted in pieces: shows "1 of 2". */
export const SAMSA_PAIR: ChoicesRow = {
  key: 'pair',
  name: ['Ikkita somsa', 'Две самсы', 'Two samsas'],
  min: 2,
  max: 2,
  each: 2,
  options: [
    [['Mol goʻshtli', 'С говядиной', 'Beef'], 0, '🥩'],
    [['Qoʻy goʻshtli', 'С бараниной', 'Lamb'], 2000, '🍖'],
    [['Qovoqli', 'С тыквой', 'Pumpkin'], 0, '🥕'],
    [['Koʻkatli', 'С зеленью', 'Greens'], 0, '🥬'],
  ],
}

export const TEA_ADD: ChoicesRow = {
  key: 'with',
  name: ['Choyga', 'К чаю', 'With the tea'],
  min: 0,
  max: 3,
  options: [
    [['Limon', 'Лимон', 'Lemon'], 3000, '🍋'],
    [['Asal', 'Мёд', 'Honey'], 6000, '🍯'],
    [['Yalpiz', 'Мята', 'Mint'], 2000, '🌿'],
    [['Zanjabil', 'Имбирь', 'Ginger'], 4000, '🫚'],
  ],
}

export const VOLUME: ChoicesRow = {
  key: 'volume',
  name: ['Hajmi', 'Объём', 'Size'],
  min: 1,
  max: 1,
  options: [
    [['0,3 l', '0,3 л', '0.3 l'], 0, '🥤', 'default'],
    [['0,5 l', '0,5 л', '0.5 l'], 6000, '🥤'],
    [['1 l', '1 л', '1 l'], 16000, '🧃'],
  ],
}

/** Two to four, two of them chosen at the start. */
export const BREADS: ChoicesRow = {
  key: 'breads',
  name: ['Nonlar', 'Лепёшки', 'Breads'],
  min: 2,
  max: 4,
  each: 4,
  options: [
    [['Obi non', 'Оби-нон', 'Obi non'], 0, '🫓', 'default'],
    [['Patir', 'Патыр', 'Patir'], 4000, '🥯', 'default'],
    [['Jizzali non', 'С джиззой', 'Jizza bread'], 6000, '🥐'],
  ],
}
