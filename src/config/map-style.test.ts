import { expect, test } from 'vitest'
import { mapStyleUrl } from './map-style.ts'

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname })
const dark = { theme: 'dark', language: 'ru' } as const

test.each([
  [
    'a local host asks its own server',
    'http://demo.localhost:8080',
    {},
    'http://demo.localhost:8080/maps/dark-ru.json',
  ],
  [
    'so does a demo host',
    'https://demo.example.uz',
    { VITE_DEMO_HOSTS: 'demo.example.uz' },
    'https://demo.example.uz/maps/dark-ru.json',
  ],
  [
    'a local host with a style set',
    'http://127.0.0.1:5173',
    { VITE_DEV_MAP_STYLE: 'https://t/{theme}' },
    'https://t/dark',
  ],
  ['a shop has the free one', 'https://osh.dasturxon.uz', {}, 'https://tiles.openfreemap.org/styles/dark'],
  [
    'a shop with a style set',
    'https://osh.dasturxon.uz',
    { VITE_MAP_STYLE: 'https://t/{lang}/{theme}.json' },
    'https://t/ru/dark.json',
  ],
])('%s', (_what, origin, env, url) => {
  expect(mapStyleUrl(at(origin), env, dark)).toBe(url)
})
