import { expect, test } from 'vitest'
import { codeToTake, isReferralCode, referralCounts } from './referral.ts'

test.each([
  ['K7M3QXA', true],
  ['k7m3qxa', false],
  ['K7M3QX', false],
  ['K7M3QX0', false],
  ['SALOM10', false],
  ['', false],
])('%s is a code of an invitation: %s (BX-39)', (text, expected) => {
  expect(isReferralCode(text)).toBe(expected)
})

const friend = (state: 'ORDERED' | 'DELIVERED' | 'CANCELED', rewardCode: string | null = null) => ({
  state,
  rewardCode,
})
test.each([
  ['nobody', [], { invited: 0, delivered: 0, rewards: 0 }],
  ['one who has ordered', [friend('ORDERED')], { invited: 1, delivered: 0, rewards: 0 }],
  ['one who has got it', [friend('DELIVERED', 'R')], { invited: 1, delivered: 1, rewards: 1 }],
  ['one who has cancelled', [friend('CANCELED')], { invited: 0, delivered: 0, rewards: 0 }],
  [
    'one who has cancelled after a used reward',
    [friend('CANCELED', 'R')],
    { invited: 0, delivered: 0, rewards: 1 },
  ],
])('what came of it, of %s (BX-39)', (_who, friends, expected) => {
  expect(referralCounts(friends)).toEqual(expected)
})

const kept = { code: 'K7M3QXA', wasTaken: false }
test.each([
  [
    'a kept invitation and nothing by hand',
    { invitation: kept, hasPromo: false, wantedPromo: '' },
    'K7M3QXA',
  ],
  ['no invitation', { invitation: null, hasPromo: false, wantedPromo: '' }, null],
  ['a code that was entered', { invitation: kept, hasPromo: true, wantedPromo: '' }, null],
  ['a code that waits at the field', { invitation: kept, hasPromo: false, wantedPromo: 'SALOM10' }, null],
  [
    'one that was taken, and taken off',
    { invitation: { ...kept, wasTaken: true }, hasPromo: false, wantedPromo: '' },
    null,
  ],
])('with %s the basket takes by itself: (BX-39)', (_what, draft, expected) => {
  expect(codeToTake(draft)).toBe(expected)
})
