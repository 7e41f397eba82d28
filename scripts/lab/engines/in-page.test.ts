import { expect, test } from 'vitest'
import * as inPage from './in-page.ts'

test('what is sent to a browser of 2019 has no newer syntax', () => {
  const sources = Object.values(inPage).map(String)
  expect(sources.length).toBeGreaterThan(5)
  for (const source of sources)
    expect(source).not.toMatch(/\?\.|\?\?|(?:\|\||&&)=|#\w+ in |\.(?:at|replaceAll)\(/)
})
