import { expect, test } from 'vitest'
import { shownReceipt } from './receipt.ts'

const receipt = (url: string) => ({
  url,
  fiscalSign: '123456789012',
  terminalId: 'UZ210317229019',
  at: '2026-11-24T12:30:45+05:00',
})
const OFD = 'https://ofd.example.uz/check?t=UZ210317229019&r=17&c=20261124123045&s=123456789012'

test.each([
  ['of a paid order', true, receipt(OFD), OFD],
  ['of a server in a local network', true, receipt('http://192.168.1.7/check'), 'http://192.168.1.7/check'],
  ['of an order that is not paid', false, receipt(OFD), undefined],
  ['that is not there', true, null, undefined],
  ['without an address', true, receipt(''), undefined],
  ['at an address that runs', true, receipt('javascript:alert(1)'), undefined],
  ['at a phone number', true, receipt('tel:+998712000000'), undefined],
  ['at an address of its server only', true, receipt('/check?t=1'), undefined],
])('a receipt %s (BX-33)', (_what, isPaid, given, url) => {
  expect(shownReceipt({ isPaid, receipt: given })?.url).toBe(url)
})
