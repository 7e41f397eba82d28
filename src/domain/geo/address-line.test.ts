import { expect, test } from 'vitest'
import { addressLine } from './address-line.ts'

const place = { streetName: '', houseNumber: '', landmark: '' }
test.each([
  ['street and house', { ...place, streetName: 'Bunyodkor', houseNumber: '12' }, 'Bunyodkor, 12'],
  ['a title begins with a capital', { ...place, streetName: 'сквер Амира Темура' }, 'Сквер Амира Темура'],
  ['Uzbek too', { ...place, streetName: 'oʻrikzor', houseNumber: '3a' }, 'Oʻrikzor, 3a'],
  ['no street: the landmark', { ...place, landmark: 'bozor yonida' }, 'Bozor yonida'],
  ['a house alone', { ...place, houseNumber: '12a', landmark: 'bozor' }, '12a'],
  ['nothing', place, ''],
])('%s', (_rule, given, expected) => {
  expect(addressLine(given)).toBe(expected)
})
