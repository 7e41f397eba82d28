import type { MenuRows } from './builder/rows.ts'
import { shopSeed } from './builder/shop.ts'
import { demoShop, rows } from './demo/demo.ts'

/** At which hours of beta which category is cooked: breakfasts in the morning, soups from the evening into the night. */
const HOURS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  nonushta: ['07:00', '11:30'],
  shorva: ['18:00', '02:00'],
}

const withHours = ({ groups, categories }: MenuRows): MenuRows => ({
  groups,
  categories: categories.map((one) => {
    const hours = HOURS[one.key]
    return hours ? { ...one, hours } : one
  }),
})

const only = (...keys: string[]): MenuRows => {
  const categories = rows.categories.filter((category) => keys.includes(category.key))
  return {
    groups: rows.groups.filter((group) => categories.some((one) => one.group === group.key)),
    categories,
  }
}

/** A restaurant behind table QR codes: no delivery, no pick-up. */
export const dinein = shopSeed({
  ...demoShop,
  sub: 'dinein',
  name: 'Choyxona',
  title: [
    'Choyxona — stolingizdan buyurtma',
    'Choyxona — заказ со стола',
    'Choyxona — order from your table',
  ],
  colour: '#00A651',
  colourType: 'dark',
  food: '🫖',
  phone: '+998712040404',
  settings: {
    deliveryActive: false,
    pickupActive: false,
    orderTrackingActive: false,
    receiverActive: false,
    dineInActive: true,
    storiesActive: false,
    categoryView: 'LIST',
  },
  serviceFee: false,
  cities: demoShop.cities.slice(0, 1),
  branches: demoShop.branches
    .slice(0, 1)
    .map((branch) => ({ ...branch, off: ['delivery', 'pickup'] as const, terrace: [2, 4, 4] })),
  rows: only('qozon', 'koplov', 'shashlik', 'shorva', 'manti', 'tandir', 'salat', 'ichimlik', 'shirin'),
  banners: [],
  stories: [],
})

/** Everything of Qozon, but every branch is shut all week; its map is the other name of Yandex's. */
export const closed = shopSeed({
  ...demoShop,
  sub: 'closed',
  name: 'Yopiq Qozon',
  phone: '+998712050505',
  settings: { ...demoShop.settings, mapType: 'LAMENU_YANDEX' },
  mapKey: 'SANDBOX-key-that-Yandex-does-not-know',
  branches: demoShop.branches.map((branch) => ({ ...branch, hours: 'closed' as const })),
})

/** Qozon again, by a server that spells each answer otherwise (`services/wild.ts`). */
export const wild = shopSeed({ ...demoShop, sub: 'wild' })

/** A second plain merchant, so that tests can distinguish one tenant from another. */
export const beta = shopSeed({
  sub: 'beta',
  name: 'Nonvoy',
  title: ['Nonvoy — non va somsa', 'Nonvoy — лепёшки и самса', 'Nonvoy — bread and samsa'],
  about: [
    'Nonvoy — Samarqand Darvozadagi nonvoyxona. Tandirni tongda soat beshda yoqamiz.',
    'Nonvoy — пекарня у Самарканд Дарвоза. Тандыр топим с пяти утра.',
    'Nonvoy is the bakery at Samarqand Darvoza. The tandoor is lit at five in the morning.',
  ],
  food: '🫓',
  colour: '#0A7AFF',
  colourType: 'dark',
  phone: '+998712060606',
  everything: true,
  settings: {
    bookingActive: false,
    dineInActive: false,
    storiesActive: false,
    groupView: 'WITHOUT_GROUP',
    categoryView: 'GRID',
    mainLanguage: 'eng',
  },
  cities: demoShop.cities.slice(0, 1),
  branches: [
    {
      key: 'darvoza',
      name: ['Samarqand Darvoza', 'Самарканд Дарвоза', 'Samarqand Darvoza'],
      city: 'toshkent',
      at: [41.3155, 69.2301],
      address: ['Qoratosh koʻchasi, 9', 'улица Караташ, 9', '9 Qoratosh Street'],
      hours: ['00:00', '23:59'],
      // The bakery is open round the clock, and its couriers work by day.
      couriers: ['08:00', '22:00'],
      deliveryPrice: 8000,
      off: ['dinein', 'booking'],
    },
    {
      key: 'sergeli',
      name: ['Sergeli doʻkonchasi', 'Киоск в Сергели', 'Sergeli kiosk'],
      city: 'toshkent',
      at: [41.2246, 69.2213],
      address: ['Yangi Sergeli koʻchasi, 31', 'улица Янги Сергели, 31', '31 Yangi Sergeli Street'],
      hours: ['00:00', '23:59'],
      deliveryPrice: 8000,
      // A takeaway window without couriers.
      off: ['delivery', 'dinein', 'booking'],
    },
  ],
  rows: withHours(only('tandir', 'nonushta', 'manti', 'shorva', 'salat', 'set', 'ichimlik', 'shirin')),
  banners: [
    [
      'somsa',
      ['Issiq somsa soat 11 dan', 'Горячая самса с 11 часов', 'Hot samsa from 11'],
      { dish: '🥧🫓', from: '#E3F1FF', to: '#9CC9F7' },
      'p:somsa',
    ],
  ],
})
