import { shopSeed } from '../builder/shop.ts'
import { COFFEE } from './coffee.ts'
import { KITCHEN } from './kitchen.ts'

/** A coffee shop with every optional part off: the rest must still be a complete shop. */
export const minimal = shopSeed({
  sub: 'minimal',
  name: 'Qahva',
  title: ['Qahva — mahalla qahvaxonasi', 'Qahva — кофейня во дворе', 'Qahva — the coffee shop next door'],
  about: [
    'Qahva — uch stolli qahvaxona. Donani oʻzimiz qovuramiz.',
    'Qahva — кофейня на три столика. Зерно обжариваем сами.',
    'Qahva is a coffee shop of three tables. We roast our own beans.',
  ],
  food: '☕',
  colour: '#5A2E12',
  colourType: 'dark',
  phone: '+998712030303',
  everything: false,
  settings: {
    isNavigationViewEnabled: false,
    groupView: 'WITHOUT_GROUP',
    instagram: '',
    facebook: '',
    contacts: [],
  },
  cities: [['toshkent', ['Toshkent', 'Ташкент', 'Tashkent'], 41.311081, 69.240562]],
  couriers: 'CUSTOM',
  branches: [
    {
      key: 'mirobod',
      name: ['Mirobod', 'Мирабад', 'Mirabad'],
      city: 'toshkent',
      at: [41.2936, 69.2755],
      address: ['Shota Rustaveli koʻchasi, 17', 'улица Шота Руставели, 17', '17 Shota Rustaveli Street'],
      hours: ['00:00', '23:59'],
      deliveryPrice: 10000,
      off: ['pickup', 'dinein', 'booking'],
    },
    {
      key: 'darxon',
      name: ['Darxon', 'Дархан', 'Darkhan'],
      city: 'toshkent',
      at: [41.3187, 69.2973],
      address: ['Sayram koʻchasi, 3', 'улица Сайрам, 3', '3 Sayram Street'],
      hours: ['00:00', '23:59'],
      deliveryPrice: 10000,
      off: ['pickup', 'dinein', 'booking'],
    },
  ],
  rows: {
    groups: [
      {
        key: 'kofe',
        name: ['Kofe', 'Кофе', 'Coffee'],
        food: '☕',
        bgColor: '#F5ECDB',
        iconBgColor: '#E5D2B2',
      },
      {
        key: 'choy',
        name: ['Choy va limonad', 'Чай и лимонады', 'Tea, lemonade'],
        food: '🍵',
        bgColor: '#DFF4E3',
        iconBgColor: '#AFE3BE',
      },
      {
        key: 'nonushta',
        name: ['Taomlar', 'Еда', 'Food'],
        food: '🥪',
        bgColor: '#FFF0C2',
        iconBgColor: '#FFDF7E',
      },
      {
        key: 'shirin',
        name: ['Shirinlik', 'Сладкое', 'Sweets'],
        food: '🍰',
        bgColor: '#FFE4E5',
        iconBgColor: '#FBBDBF',
      },
      {
        key: 'uyga',
        name: ['Uyga', 'Домой', 'Take home'],
        food: '🛍',
        bgColor: '#DFEEFF',
        iconBgColor: '#B0D6FA',
      },
    ],
    categories: [...COFFEE, ...KITCHEN],
  },
})
