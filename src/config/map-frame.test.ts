import { expect, test } from 'vitest'
import { mapFrameOrigin } from './map-frame.ts'

test.each([
  ['a local shop: the sandbox’s own name', 'http://demo.localhost:8080/', {}, 'http://maps.localhost:8080'],
  ['by address', 'http://127.0.0.1:8080/', {}, 'http://maps.localhost:8080'],
  [
    'a demo host told so',
    'https://demo.example/',
    { VITE_DEV_MAP_FRAME: 'https://maps.demo.example' },
    'https://maps.demo.example',
  ],
  [
    'a shop told so',
    'https://osh.dasturxon.uz/',
    { VITE_MAP_FRAME: 'https://maps.dasturxon.uz' },
    'https://maps.dasturxon.uz',
  ],
  ['a shop told nothing', 'https://osh.dasturxon.uz/', {}, null],
])('%s', (_what, url, told, origin) => {
  expect(mapFrameOrigin(new URL(url), { VITE_DEMO_HOSTS: 'demo.example', ...told })).toBe(origin)
})
