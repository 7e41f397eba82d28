import { expect, test } from 'vitest'
import { loadOptions, loadYandex } from './load.ts'

test('without a page: client-side loading only', async () => {
  expect(typeof document).toBe('undefined')
  await expect(loadYandex(loadOptions({ apikey: 'a key' }))).rejects.toMatchObject({
    trouble: 'client-only',
    message: 'client-side loading only',
  })
})
