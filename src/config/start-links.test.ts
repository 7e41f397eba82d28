import { expect, test } from 'vitest'
import { botOf, telegramStartLink, webStartLink } from './start-links.ts'

const at = (url: string) => {
  const { hostname, origin, search } = new URL(url)
  return { hostname, origin, search }
}

test.each([
  ['a shop of its own domain', 'https://qozon.uz/basket', {}, 'demo', 'https://qozon.uz/?start=h_K7M3QX'],
  [
    'a sub-domain',
    'http://demo.localhost:8080/basket',
    {},
    'demo',
    'http://demo.localhost:8080/?start=h_K7M3QX',
  ],
  [
    'a host of many shops names this one (CX-02)',
    'http://192.168.1.7:8080/basket',
    {},
    'dark',
    'http://192.168.1.7:8080/?vendor=dark&start=h_K7M3QX',
  ],
  [
    'a demo host too',
    'https://shops.example.uz/',
    { VITE_DEMO_HOSTS: 'shops.example.uz' },
    'dark',
    'https://shops.example.uz/?vendor=dark&start=h_K7M3QX',
  ],
])('the link of %s', (_, page, env, vendor, link) => {
  expect(webStartLink('h_K7M3QX', at(page), env, vendor)).toBe(link)
})

test.each([
  ['the bot that is linked', 'https://t.me/qozon_bot', 'other_bot', 'qozon_bot'],
  ['with a parameter', 'https://t.me/qozon_bot?start=1', '', 'qozon_bot'],
  ['a link that names none: the bot of the app', 'https://qozon.uz/bot', 'other_bot', 'other_bot'],
  ['no link: no bot', null, 'other_bot', ''],
])('%s', (_, link, appId, bot) => {
  expect(botOf(link, appId)).toBe(bot)
})

test('the link to the bot starts its app with the code', () => {
  expect(telegramStartLink('h_K7M3QX', 'qozon_bot')).toBe('https://t.me/qozon_bot?startapp=h_K7M3QX')
})
