import { expect, test } from 'vitest'
import { CONTACT_NAME_LENGTH, contactOf } from './contact.ts'

test('two long names of an account begin a form with no more than it may send', () => {
  const customer = { firstName: 'A'.repeat(97), lastName: '👨‍👩‍👧'.repeat(12), phone: '+998901234567' }
  expect(contactOf(customer)).toEqual({ name: `${'A'.repeat(97)} `, phone: '+998 90 123 45 67' })
  expect(contactOf({ ...customer, lastName: 'Karimova' }).name).toHaveLength(CONTACT_NAME_LENGTH)
  expect(contactOf({ ...customer, firstName: 'Aziza', lastName: 'Karimova' }).name).toBe('Aziza Karimova')
})
