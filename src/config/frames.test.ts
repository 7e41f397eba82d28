import { expect, test } from 'vitest'
import { mapFrameOrigin, widgetFrameOrigin } from './frames.ts'

test.each([
  ['a local shop: the sandbox’s own name', 'http://demo.localhost:8080/', {}, 'http://maps.localhost:8080'],
  ['by address', 'http://127.0.0.1:8080/', {}, 'http://maps.localhost:8080'],
  [
    'a demo host of the build',
    'https://demo.example/',
    { VITE_DEV_MAP_FRAME: 'https://maps.demo.example' },
    'https://maps.demo.example',
  ],
  [
    'a shop with an address set',
    'https://osh.dasturxon.uz/',
    { VITE_MAP_FRAME: 'https://maps.dasturxon.uz' },
    'https://maps.dasturxon.uz',
  ],
  ['a shop without settings', 'https://osh.dasturxon.uz/', {}, null],
])('the map of %s', (_what, url, env, origin) => {
  expect(mapFrameOrigin(new URL(url), { VITE_DEMO_HOSTS: 'demo.example', ...env })).toBe(origin)
})

test.each([
  ['http://demo.localhost:8080/', {}, 'http://widgets.localhost:8080'],
  ['https://demo.example/', { VITE_DEV_WIDGET_FRAME: 'https://w.demo.example' }, 'https://w.demo.example'],
  ['https://osh.dasturxon.uz/', { VITE_WIDGET_FRAME: 'https://w.dasturxon.uz' }, 'https://w.dasturxon.uz'],
  ['https://osh.dasturxon.uz/', {}, null],
])('chat and counter at %s with %j', (url, env, origin) => {
  expect(widgetFrameOrigin(new URL(url), { VITE_DEMO_HOSTS: 'demo.example', ...env })).toBe(origin)
})
