import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPayAddress } from './pay-host.ts'

const OWN = 'http://demo.localhost:8080'

test.each([
  ['a known host over https', 'https://checkout.paycom.uz/abc', true],
  ['another known host', 'https://my.click.uz/services/pay?x=1', true],
  ['the same in the test mode', 'https://checkout.test.paycom.uz/abc', true],
  ['Payme by its other name', 'https://payme.uz/checkout/abc', true],
  ['Uzum', 'https://www.uzumbank.uz/open-service?serviceId=1&amount=100', true],
  ['Paynet', 'https://app.paynet.uz/?m=675&c=2', true],
  ['Octo', 'https://pay2.octo.uz/pay/abc', true],
  ['Multicard', 'https://checkout.multicard.uz/abc', true],
  ['Multicard in the test mode', 'https://dev-checkout.multicard.uz/abc', true],
  ['a host of the build', 'https://pay.uzum.uz/1', true],
  ['our own origin, as the sandbox has it', 'http://demo.localhost:8080/pay/o-1', true],
  ['a known host without TLS', 'http://checkout.paycom.uz/abc', false],
  ['a name that only ends alike', 'https://evilcheckout.paycom.uz.example/abc', false],
  ['a name that ends with a provider’s, without a dot', 'https://notpaycom.uz/abc', false],
  ['a name with a provider’s as a part', 'https://paycom.uz.evil.example/abc', false],
  ['a sub-domain of a host of the build', 'https://x.pay.uzum.uz/1', false],
  ['a known host behind a user name', 'https://checkout.paycom.uz@evil.example/', false],
  ['another port', 'https://checkout.paycom.uz:8443/abc', false],
  ['a script', 'javascript:alert(1)', false],
  ['nonsense', 'pay me', false],
] as const)('%s', (_rule, address, allowed) => {
  expect(isPayAddress(address, OWN, ' pay.uzum.uz ,')).toBe(allowed)
})

test('of 2,000 addresses, many of them nearly right, none off the list is opened without a question', () => {
  const host = fc.oneof(
    fc.constantFrom(
      'checkout.paycom.uz',
      'my.click.uz',
      'pay.uzum.uz',
      'demo.localhost:8080',
      'evil.example',
    ),
    fc.domain(),
    fc
      .tuple(
        fc.constantFrom('checkout.paycom.uz', 'my.click.uz'),
        fc.constantFrom('.', '@', '\\', '#', '?', '/', '%00', ':'),
      )
      .map(([known, mark]) => `${known}${mark}evil.example`),
    fc.constantFrom(
      'checkout.paycom.uz.',
      'CHECKOUT.paycom.uz',
      'checkout%2Epaycom.uz',
      'сheckout.paycom.uz',
    ),
  )
  const address = fc
    .tuple(
      fc.constantFrom(
        'https://',
        'http://',
        '//',
        'https:',
        'javascript:',
        'data:',
        'ftp://',
        'https:///',
        ' https://',
      ),
      fc.constantFrom('', 'user:word@', 'checkout.paycom.uz@'),
      host,
      fc.webPath(),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (given) => {
      if (!isPayAddress(given, OWN, 'pay.uzum.uz')) return
      const url = new URL(given)
      const isKnown =
        url.origin === OWN ||
        /^https:\/\/(?:[\w-]+\.)*(?:paycom|click)\.uz$|^https:\/\/pay\.uzum\.uz$/.test(url.origin)
      expect([isKnown, url.username, url.password]).toEqual([true, '', ''])
    }),
    { numRuns: 2_000 },
  )
})
