import type { MenuRows } from '../builder/rows.ts'
import { type Shop, shopSeed } from '../builder/shop.ts'
import { COLD } from './cold.ts'
import { HOT } from './hot.ts'

const all = [...HOT, ...COLD]
const inOrder = [
  'qozon',
  'koplov',
  'shashlik',
  'ichimlik',
  'tandir',
  'shorva',
  'manti',
  'salat',
  'nonushta',
  'set',
  'shirin',
  'tarozi',
  'toy',
]

export const rows: MenuRows = {
  groups: [
    {
      key: 'osh',
      name: ['Osh va issiq', 'Плов и горячее', 'Plov and mains'],
      food: '🥘',
      bgColor: '#FFF0C2',
      iconBgColor: '#FFDF7E',
    },
    {
      key: 'xamir',
      name: ['Xamirli', 'Выпечка', 'Pastries'],
      food: '🥧',
      bgColor: '#FFE2CC',
      iconBgColor: '#FFCF9F',
    },
    {
      key: 'shashlik',
      name: ['Shashlik', 'Шашлык', 'Shashlik'],
      food: '🍖',
      bgColor: '#DFF4E3',
      iconBgColor: '#AFE3BE',
    },
    {
      key: 'salat',
      name: ['Salatlar', 'Салаты', 'Salads'],
      food: '🥗',
      bgColor: '#DAF3EF',
      iconBgColor: '#A2DFDA',
    },
    {
      key: 'ichimlik',
      name: ['Ichimliklar', 'Напитки', 'Drinks'],
      food: '🍵',
      bgColor: '#DFEEFF',
      iconBgColor: '#B0D6FA',
    },
    {
      key: 'nonushta',
      name: ['Nonushta', 'Завтраки', 'Breakfast'],
      food: '🍳',
      bgColor: '#ECE5FF',
      iconBgColor: '#D3C3FA',
    },
    {
      key: 'shirin',
      name: ['Shirinlik', 'Десерты', 'Desserts'],
      food: '🍰',
      bgColor: '#FFE4E5',
      iconBgColor: '#FBBDBF',
    },
    {
      key: 'set',
      name: ['Set va kilolab', 'Сеты и на вес', 'Sets, by weight'],
      food: '🎁',
      bgColor: '#F5ECDB',
      iconBgColor: '#E5D2B2',
    },
  ],
  categories: inOrder.flatMap((key) => all.find((category) => category.key === key) ?? []),
}

export const demoShop: Shop = {
  sub: 'demo',
  name: 'Qozon',
  title: ['Qozon — milliy taomlar', 'Qozon — национальная кухня', 'Qozon — Uzbek national food'],
  about: [
    'Qozon 2014-yilda Chilonzordagi bitta qozondan boshlangan. Bugun beshta oshxonamiz bor, lekin oshni hanuz oʻtinda, choʻyan qozonda pishiramiz.',
    'Qozon начался в 2014 году с одного казана на Чиланзаре. Сегодня у нас пять кухонь, но плов мы всё так же готовим на дровах, в чугуне.',
    'Qozon began in 2014 with a single kazan in Chilanzar. Today we have five kitchens, yet osh is still cooked in cast iron over wood.',
  ],
  food: '🥘',
  colour: '#FCE000',
  colourType: 'light',
  phone: '+998712000000',
  everything: true,
  settings: {
    basketPosition: 'FLOATING_OVER_PRODUCT',
    isNavigationViewEnabled: false,
    modificationViewType: 'NAME_ONLY',
  },
  serviceFee: true,
  cities: [
    ['toshkent', ['Toshkent', 'Ташкент', 'Tashkent'], 41.311081, 69.240562],
    ['samarqand', ['Samarqand', 'Самарканд', 'Samarkand'], 39.654167, 66.959722],
    ['buxoro', ['Buxoro', 'Бухара', 'Bukhara'], 39.767966, 64.421728],
  ],
  branches: [
    {
      key: 'chilonzor',
      name: ['Chilonzor', 'Чиланзар', 'Chilanzar'],
      city: 'toshkent',
      at: [41.2756, 69.2035],
      address: ['Bunyodkor shoh koʻchasi, 12', 'проспект Бунёдкор, 12', '12 Bunyodkor Avenue'],
      hours: ['00:00', '23:59'],
      deliveryPrice: 9000,
      tables: [2, 2, 4, 4, 4, 6, 6, 8, 10],
    },
    {
      key: 'yunusobod',
      name: ['Yunusobod', 'Юнусабад', 'Yunusabad'],
      city: 'toshkent',
      at: [41.365, 69.2885],
      address: ['Amir Temur shoh koʻchasi, 129', 'проспект Амира Темура, 129', '129 Amir Temur Avenue'],
      hours: ['09:00', '02:00'],
      deliveryPrice: 10000,
      tables: [2, 4, 4, 6, 8],
    },
    {
      key: 'sergeli',
      name: ['Sergeli', 'Сергели', 'Sergeli'],
      city: 'toshkent',
      at: [41.2265, 69.22],
      address: ['Yangi Sergeli koʻchasi, 41', 'улица Янги Сергели, 41', '41 Yangi Sergeli Street'],
      hours: ['10:00', '23:00'],
      deliveryPrice: 12000,
      radius: 12_000,
      off: ['booking'],
      tables: [4, 4, 6],
    },
    {
      key: 'mirobod',
      name: ['Mirobod', 'Мирабад', 'Mirabad'],
      city: 'toshkent',
      at: [41.2905, 69.279],
      address: ['Nukus koʻchasi, 22', 'Нукусская улица, 22', '22 Nukus Street'],
      // The branch nearest to the city centre, which is a visitor's first: it is open at any hour.
      hours: ['00:00', '23:59'],
      deliveryPrice: 9000,
      off: ['dinein', 'booking'],
    },
    {
      key: 'registon',
      name: ['Registon', 'Регистан', 'Registan'],
      city: 'samarqand',
      at: [39.6542, 66.9597],
      address: ['Registon koʻchasi, 7', 'улица Регистан, 7', '7 Registan Street'],
      hours: ['09:00', '23:00'],
      deliveryPrice: 10000,
      tables: [4, 4, 4, 6, 8, 12],
    },
  ],
  rows,
  banners: [
    [
      'tushlik',
      ['16:00 gacha tushlik 45 000', 'Обед до 16:00 за 45 000 сум', 'Lunch sets from 45,000'],
      { dish: '🥘🍵', from: '#FFD94A', to: '#FFAE3B' },
      'p:tushlik',
    ],
    [
      'keshbek',
      ['Har buyurtmadan 5 % qaytadi', '5 % с каждого заказа назад', '5% back on every order'],
      { dish: '🎁', from: '#D3F2DA', to: '#9FDDB1' },
      'page:profile',
    ],
    [
      'salom',
      ['Ilk buyurtmaga 10 % chegirma', 'Скидка 10 % на первый заказ', '10% off the first order'],
      { dish: '🥟🥧', from: '#FFE3E3', to: '#F9A9AE' },
      'promo:SALOM10',
    ],
    [
      'oila',
      ['Oilaga: toʻrt kishilik set', 'Семье: сет на четверых', 'For the family: set for four'],
      { dish: '🍖🥗', from: '#E3F1FF', to: '#9CC9F7' },
      'p:oilaviy',
    ],
  ],
  stories: [
    [
      'yangi',
      ['Yangiliklar', 'Новинки', 'New'],
      [
        { dish: '🥟', ground: 'sand', plate: true },
        { dish: '🍝', ground: 'lilac', garnish: '🧅🌿' },
        { dish: '🥑', ground: 'rose', garnish: '🍅🌿' },
      ],
      'c:manti',
    ],
    [
      'chegirma',
      ['Chegirma', 'Скидки', 'Discounts'],
      [
        { dish: '🍛', ground: 'butter', garnish: '🥔🌿' },
        { dish: '🥘🥗🍵', ground: 'peach' },
      ],
      'p:qozonkabob',
    ],
    ['keshbek', ['Keshbek', 'Кешбэк', 'Cashback'], [{ dish: '🎁', ground: 'rose' }], 'page:profile'],
    [
      'oshkuni',
      ['Osh kuni', 'Плов-день', 'Osh day'],
      [
        { dish: '🥘', ground: 'butter', garnish: '🧄🥕' },
        { dish: '🥗', ground: 'mint', garnish: '🍅🧅' },
      ],
      'c:qozon',
    ],
    [
      'sergeli',
      ['Sergeli', 'Сергели', 'Sergeli'],
      [
        { dish: '🫓', ground: 'sand', garnish: '🌾' },
        { dish: '🥧', ground: 'sky', plate: true },
      ],
      'page:branches',
    ],
    ['ish', ['Vakansiya', 'Вакансии', 'Jobs'], [{ dish: '🧑‍🍳', ground: 'teal' }], 'page:vacancies'],
  ],
}

export const demo = shopSeed(demoShop)
