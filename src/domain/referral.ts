import { CODE_SIGNS } from './code-signs.ts'

/* A customer invites others with a code; both get a discount (BX-39). */

/** How many signs a code of an invitation has, of those that are not read for one another. */
export const REFERRAL_CODE_LENGTH = 7

const CODE = new RegExp(`^[${CODE_SIGNS}]{${REFERRAL_CODE_LENGTH}}$`)

/** Whether a text has the form of a code of an invitation, in capitals. */
export const isReferralCode = (text: string): boolean => CODE.test(text)

/** Where an invited person stands: has ordered, has got the order, or has cancelled it, which counts as not ordered. */
export const REFERRAL_STATES = ['ORDERED', 'DELIVERED', 'CANCELED'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]

type Friend = { readonly state: ReferralState; readonly rewardCode: string | null }

/** What came of a customer's invitations: how many people ordered, how many have got their order, how many rewards that gave. */
export function referralCounts(friends: readonly Friend[]): {
  invited: number
  delivered: number
  rewards: number
} {
  const come = friends.filter(({ state }) => state !== 'CANCELED')
  return {
    invited: come.length,
    delivered: come.filter(({ state }) => state === 'DELIVERED').length,
    rewards: friends.filter(({ rewardCode }) => rewardCode !== null).length,
  }
}

/**
 * The invitation that a device keeps until the first order. `wasTaken`: its discount has been put into the basket once;
 * from then on the customer decides what stands there.
 */
export type KeptInvitation = { readonly code: string; readonly wasTaken: boolean }

/**
 * The code whose discount the basket takes by itself; null: none. What a customer has entered or wants at the checkout
 * is never replaced, and a discount that was taken off does not come back.
 */
export function codeToTake(draft: {
  readonly invitation: KeptInvitation | null
  readonly hasPromo: boolean
  readonly wantedPromo: string
}): string | null {
  const { invitation, hasPromo, wantedPromo } = draft
  return invitation && !invitation.wasTaken && !hasPromo && wantedPromo === '' ? invitation.code : null
}
