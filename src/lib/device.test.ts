import { expect, test } from 'vitest'
import { appStoreOf } from './device.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36'

test.each([
  ['an iPhone', null, IPHONE, 5, 'apple'],
  ['an iPad, which calls itself a Mac', null, MAC, 5, 'apple'],
  ['a Mac', null, MAC, 0, 'other'],
  ['a phone with Android', null, PIXEL, 5, 'google'],
  ['Windows with a touch screen', null, WINDOWS, 10, 'other'],
  ['Telegram for iOS', 'ios', MAC, 0, 'apple'],
  ['Telegram X', 'android_x', PIXEL, 5, 'google'],
  ['Telegram Web on a phone', 'weba', PIXEL, 5, 'google'],
] as const)('%s (PF-08)', (_what, client, userAgent, maxTouchPoints, store) => {
  expect(appStoreOf(client, { userAgent, maxTouchPoints })).toBe(store)
})
