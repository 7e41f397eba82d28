import { expect, test } from 'vitest'
import { isPayAddress } from './pay-host.ts'

const OWN = 'http://demo.localhost:8080'

test.each([
  ['a known host over https', 'https://checkout.paycom.uz/abc', true],
  ['another known host', 'https://my.click.uz/services/pay?x=1', true],
  ['a host of the build', 'https://pay.uzum.uz/1', true],
  ['our own origin, as the sandbox has it', 'http://demo.localhost:8080/pay/o-1', true],
  ['a known host without TLS', 'http://checkout.paycom.uz/abc', false],
  ['a name that only ends alike', 'https://evilcheckout.paycom.uz.example/abc', false],
  ['a sub-domain of a known host', 'https://x.checkout.paycom.uz/abc', false],
  ['a known host behind a user name', 'https://checkout.paycom.uz@evil.example/', false],
  ['another port', 'https://checkout.paycom.uz:8443/abc', false],
  ['a script', 'javascript:alert(1)', false],
  ['nonsense', 'pay me', false],
] as const)('%s', (_rule, address, allowed) => {
  expect(isPayAddress(address, OWN, ' pay.uzum.uz ,')).toBe(allowed)
})
