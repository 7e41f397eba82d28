import { expect, test } from 'vitest'
import { appLink, contactsIn, type Network, socialLink } from './links.ts'

test.each<[Network, string, string | null]>([
  ['telegram', '@dasturxon', 'https://t.me/dasturxon'],
  ['telegram', 'dasturxon', 'https://t.me/dasturxon'],
  ['telegram', 't.me/dasturxon', 'https://t.me/dasturxon'],
  ['telegram', 'http://t.me/dasturxon', 'https://t.me/dasturxon'],
  ['telegram', 'https://t.me/@dasturxon', 'https://t.me/dasturxon'],
  ['telegram', 'https://t.me/+AbC', 'https://t.me/+AbC'],
  ['telegram', 'tg://resolve?domain=dasturxon', 'https://t.me/dasturxon'],
  ['telegram', '+998 90 123 45 67', 'https://t.me/+998901234567'],
  ['instagram', '@dasturxon', 'https://instagram.com/dasturxon'],
  ['instagram', 'osh.markazi', 'https://instagram.com/osh.markazi'],
  ['instagram', '@dasturxon.uz', 'https://instagram.com/dasturxon.uz'],
  ['instagram', 'www.instagram.com/dasturxon/', 'https://www.instagram.com/dasturxon/'],
  ['instagram', 'instagram.com/@dasturxon', 'https://instagram.com/dasturxon'],
  ['instagram', ' https://dasturxon ', 'https://instagram.com/dasturxon'],
  ['facebook', 'dasturxon', 'https://facebook.com/dasturxon'],
  ['facebook', 'facebook.com/dasturxon', 'https://facebook.com/dasturxon'],
  ['facebook', 'site.uz', 'https://site.uz/'],
  ['instagram', 'http://site.uz/a', 'http://site.uz/a'],
  ['telegram', 'site.uz', 'https://site.uz/'],
  ['youtube', '@dasturxon', 'https://youtube.com/@dasturxon'],
  ['telegram', 'a name with spaces', null],
  ['instagram', 'instagram.com/qozon uz', null],
  ['facebook', 'WWW.', null],
  ['telegram', 'javascript:alert(1)', null],
  ['telegram', 'http://', null],
  ['telegram', '-', null],
  ['telegram', '', null],
])('%s of %j leads to %s', (network, written, expected) => {
  expect(socialLink(network, written)).toBe(expected)
})

test.each([
  ['ios', 'apps.apple.com/uz/app/id12', 'https://apps.apple.com/uz/app/id12'],
  ['ios', 'id123456789', 'https://apps.apple.com/app/id123456789'],
  ['android', 'uz.dasturxon.app', 'https://play.google.com/store/apps/details?id=uz.dasturxon.app'],
  ['android', 'https://a.example', 'https://a.example/'],
  ['android', 'soon', null],
] as const)('the app for %s at %s is %s', (store, written, expected) => {
  expect(appLink(store, written)).toBe(expected)
})

test('a mail is written without its scheme', () => {
  expect(contactsIn('EMAIL', '', 'mailto:hi@site.uz').map(({ written }) => written)).toEqual(['hi@site.uz'])
})

test.each([
  ['EMAIL', '', 'hi@site.uz', ['mailto:hi@site.uz']],
  ['EMAIL', '', 'mailto:hi@site.uz', ['mailto:hi@site.uz']],
  ['EMAIL', '', 'hi@site.uz, no@site.uz', ['mailto:hi@site.uz', 'mailto:no@site.uz']],
  ['EMAIL', '', 'soon', []],
  ['PHONE', '', '1151 / 71 200 00 00', ['tel:1151', 'tel:+998712000000']],
  ['TELEGRAM', '', '@dasturxon', ['https://t.me/dasturxon']],
  ['OTHER', 'TikTok', '@dasturxon', ['https://tiktok.com/@dasturxon']],
  ['WHATSAPP', '', '+998 90 123 45 67', ['https://wa.me/998901234567']],
  ['SITE', 'Our site', 'site.uz', ['https://site.uz/']],
  ['OTHER', 'Banquets', '+998 71 200 00 01', ['tel:+998712000001']],
  ['OTHER', '', '@nobody', []],
  ['OTHER', '', 'javascript:alert(1)', []],
])('a contact %s %s %s opens %j', (type, title, value, expected) => {
  expect(contactsIn(type, title, value).map(({ href }) => href)).toEqual(expected)
})
