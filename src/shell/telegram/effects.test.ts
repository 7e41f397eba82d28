import { expect, test } from 'vitest'
import { performanceClass } from './effects.ts'

const webview = (telegram: string) =>
  `Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 ${telegram}`

test.each([
  ['Telegram-Android/11.3.3 (Samsung SM-A035F; Android 13; SDK 33; LOW)', 'LOW'],
  ['Telegram-Android/11.3.3 (Google sdk_gphone64_arm64; Android 14; SDK 34; AVERAGE)', 'AVERAGE'],
  ['Telegram-Android/11.3.3 (Xiaomi 2201123G; Android 14; SDK 34; HIGH)', 'HIGH'],
  ['Telegram-Android/11.3.3 (LOW phone; Android 14; SDK 34)', null],
  ['', null],
])('the performance class of %j is %s (BX-27)', (telegram, expected) => {
  expect(performanceClass(webview(telegram))).toBe(expected)
})
