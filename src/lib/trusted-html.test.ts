import { expect, test } from 'vitest'
import { isData, isHarmlessHtml, isOwnWorker } from './trusted-html.ts'

test.each([
  ['nothing', ''],
  ['words', 'Osh &amp; choy (1600 × 1600)'],
  [
    'boxes with names and roles',
    '<div class="a" tabindex="-1"><ul role="navigation"></ul><img class="b" alt=""></div>',
  ],
])('harmless: %s', (_what, html) => {
  expect(isHarmlessHtml(html)).toBe(true)
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<div onclick="alert(1)"></div>'],
  ['a picture with an address', '<img class="a" src="https://example.com/a.png">'],
  ['a handler hidden behind an attribute without quotes', '<img alt=a onerror=alert(1)>'],
  ['a style', '<div style="position:fixed"></div>'],
  ['a frame', '<iframe></iframe>'],
  ['an open end', '<div class="a"'],
  ['an attribute that closes itself early', '<div class="a"onclick="x"></div>'],
  ['another element by case', '<DIV><SVG></SVG></DIV>'],
])('refused: %s', (_what, html) => {
  expect(isHarmlessHtml(html)).toBe(false)
})

const ORIGIN = 'https://osh.example.uz'

test.each([
  ['/assets/maplibre-gl-worker-B1x_9-aQ.js', true],
  [`${ORIGIN}/assets/maplibre-gl-worker-B1x_9-aQ.js`, true],
  ['https://evil.example/assets/maplibre-gl-worker-B1x_9-aQ.js', false],
  ['//evil.example/assets/maplibre-gl-worker-B1x_9-aQ.js', false],
  ['/assets/first-B1x_9-aQ.js', false],
  ['/assets/maplibre-gl-worker-/../../upload/a.js', false],
  ['/assets/maplibre-gl-worker-a.js?callback=alert', false],
  ['blob:https://osh.example.uz/1', false],
  ['data:text/javascript,alert(1)', false],
  ['https://', false],
])('as a worker: %s', (url, expected) => {
  expect(isOwnWorker(url, ORIGIN)).toBe(expected)
})

test.each([
  ['{"@context":"https://schema.org","name":"</script>"}', true],
  ['{ "a": [1, {}] }', true],
  ['{}', false],
  ['[1]', false],
  ['"alert(1)"', false],
  ['alert(1)', false],
  ['{alert(1)}', false],
  ['{"a":1};alert(1)', false],
  ['{"a":alert(1)}', false],
  ['', false],
])('as data: %s', (text, expected) => {
  expect(isData(text)).toBe(expected)
})
