import { expect, test } from 'vitest'
import { withContact } from './document-contact.ts'

const PAGE = '<section><p class="contact"></p><p>The shop could not start.</p></section>'

test.each([
  ['Osh & Co', '+998 71 200-00-00', 'Osh &amp; Co · <a href="tel:+998712000000">+998 71 200 00 00</a>'],
  [
    'Osh',
    '1151 / 712000000',
    'Osh · <a href="tel:1151">1151</a> · <a href="tel:+998712000000">+998 71 200 00 00</a>',
  ],
  ['Osh', '', 'Osh'],
  ['', '1151', '<a href="tel:1151">1151</a>'],
  ['$& <b>', '', '$&amp; &lt;b&gt;'],
  ['', '', ''],
])(
  'the words of a page that cannot start name the shop %j with the phone %j (ST-19)',
  (name, phone, line) => {
    expect(withContact(PAGE, { name, phone })).toBe(PAGE.replace('"contact">', () => `"contact">${line}`))
    // A page that was made of a built one has the words of its own shop.
    expect(withContact(withContact(PAGE, { name: 'other', phone: '1' }), { name, phone })).toBe(
      withContact(PAGE, { name, phone }),
    )
  },
)

test('a document without those words is refused', () => {
  expect(() => withContact('<body></body>', { name: '', phone: '' })).toThrow('contact')
})
