import * as v from 'valibot'
import { Address } from '#/api/schema/address.ts'
import { NearestBranch } from '#/api/schema/branch.ts'
import { Cashback, CashbackLine } from '#/api/schema/cashback.ts'
import { SentFile } from '#/api/schema/file.ts'
import { Favourite } from '#/api/schema/menu.ts'
import { answerList, pageOf } from '#/api/schema/records.ts'
import { Invitation, Referral } from '#/api/schema/referral.ts'
import { SignIn, User, Verification } from '#/api/schema/user.ts'
import { always, type CallRow, PAGE, POINT, sometimes } from './call-row.ts'
import {
  AddressBody,
  CodeBody,
  ContactBody,
  FavouriteBody,
  LaunchBody,
  MessageBody,
  PhoneBody,
  ProfileBody,
} from './requests.ts'

const SIGN_IN_CALLS: readonly CallRow[] = [
  {
    method: 'POST',
    path: '/users/v1/users/login',
    what: 'Sends a code by SMS; 429 SMS_TOO_OFTEN says how long to wait.',
    body: PhoneBody,
    answer: Verification,
  },
  {
    method: 'POST',
    path: '/users/v1/users/login/verify',
    what: 'Signs in with the code.',
    body: CodeBody,
    answer: SignIn,
  },
  {
    method: 'POST',
    path: '/webbot/v1/users/token',
    what: 'Signs in by the launch data of Telegram, whose signature the server checks; never 401.',
    body: LaunchBody,
    answer: SignIn,
  },
  {
    method: 'POST',
    path: '/webbot/v1/users/auth',
    what: 'Ties the account of the session to the Telegram user; 409 PHONE_TAKEN when that user has another.',
    needsToken: true,
    body: LaunchBody,
    answer: SignIn,
  },
  {
    method: 'POST',
    path: '/webbot/v1/users/contact',
    what: 'Signs in with the phone that Telegram has shared and signed.',
    body: ContactBody,
    answer: SignIn,
  },
  {
    method: 'POST',
    path: '/webbot/v1/messages/WITH_TOKEN',
    what: 'Has the bot prepare a message that the customer may send on.',
    needsToken: true,
    body: MessageBody,
    answer: v.object({ id: v.string() }),
    status: 201,
  },
  ...(['users', 'webbot'] as const).map(
    (service): CallRow => ({
      method: 'POST',
      path: `/${service}/v1/users/logout/WITH_TOKEN`,
      what: `Ends the session ${service === 'webbot' ? 'inside Telegram' : 'on the web'}; with a dead token, too.`,
      needsToken: true,
      answer: null,
      status: 204,
    }),
  ),
]

const PROFILE_CALLS: readonly CallRow[] = [
  {
    method: 'GET',
    path: '/users/v1/users/me/WITH_TOKEN',
    what: 'Gives the customer of the token.',
    needsToken: true,
    answer: User,
  },
  {
    method: 'GET',
    path: '/users/v1/cashback/WITH_TOKEN',
    what: 'Gives the balance of the cashback, which part of an order it earns, and what of it expires when.',
    needsToken: true,
    answer: Cashback,
  },
  {
    method: 'GET',
    path: '/users/v1/cashback/history/WITH_TOKEN',
    what: 'Gives a page of the changes of the balance of the cashback, newest first.',
    needsToken: true,
    query: PAGE,
    answer: pageOf('cashback lines', CashbackLine),
  },
  {
    method: 'PUT',
    path: '/users/v1/users/{user}/WITH_TOKEN',
    what: 'Changes the profile; only the fields that are sent.',
    needsToken: true,
    body: ProfileBody,
    answer: User,
  },
  {
    method: 'PUT',
    path: '/users/v1/users/phone/WITH_TOKEN',
    what: 'Sends a code to a new number by SMS.',
    needsToken: true,
    body: PhoneBody,
    answer: Verification,
  },
  {
    method: 'PUT',
    path: '/users/v1/users/phone/verify/WITH_TOKEN',
    what: 'Changes the number, with the code; every other session of the account ends.',
    needsToken: true,
    body: CodeBody,
    answer: User,
  },
  {
    method: 'DELETE',
    path: '/users/v1/users/WITH_TOKEN',
    what: 'Ends the account and all its sessions.',
    needsToken: true,
    answer: null,
    status: 204,
  },
  {
    method: 'POST',
    path: '/support/v1/files',
    what: 'Takes a picture of the customer; 413 when it is too large, 422 when it is no picture.',
    needsToken: true,
    body: 'file',
    answer: SentFile,
  },
  {
    method: 'GET',
    path: '/users/v1/local/branch/closest/WITH_TOKEN',
    what: 'Finds the branch nearest to a point for a customer who is signed in.',
    needsToken: true,
    query: { ...POINT, type: sometimes('only branches that deliver there', ['DELIVERY']) },
    answer: NearestBranch,
  },
  {
    method: 'GET',
    path: '/users/v1/addresses/WITH_TOKEN',
    what: 'Lists the saved addresses.',
    needsToken: true,
    answer: answerList('addresses', Address),
  },
  {
    method: 'POST',
    path: '/users/v1/addresses/WITH_TOKEN',
    what: 'Saves an address.',
    needsToken: true,
    body: AddressBody,
    answer: Address,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/users/v1/addresses/{address}/WITH_TOKEN',
    what: 'Changes a saved address.',
    needsToken: true,
    body: AddressBody,
    answer: Address,
  },
  {
    method: 'DELETE',
    path: '/users/v1/addresses/{address}/WITH_TOKEN',
    what: 'Forgets a saved address.',
    needsToken: true,
    answer: null,
    status: 204,
  },
  {
    method: 'GET',
    path: '/users/v1/referral/WITH_TOKEN',
    what: 'Gives the code by which the customer invites others, what both get, and what came of it.',
    needsToken: true,
    answer: Referral,
  },
  {
    method: 'GET',
    path: '/users/v1/referral/{code}',
    what: 'Says what an invitation promises, and why not to the customer of the token; 404 for an unknown code. An order names it by `referralCode`, and its code is a promo code.',
    takesToken: true,
    answer: Invitation,
  },
  {
    method: 'GET',
    path: '/products/v1/favourite/all/WITH_TOKEN',
    what: 'Lists the favourite products.',
    needsToken: true,
    query: { userId: always('of which customer'), isFavourite: always('only the favourites', ['true']) },
    answer: answerList('favourites', Favourite),
  },
  {
    method: 'PUT',
    path: '/products/v1/favourite/WITH_TOKEN',
    what: 'Makes a product a favourite, or not any more.',
    needsToken: true,
    body: FavouriteBody,
    answer: Favourite,
  },
]

/** Signing in, and the account. */
export const ACCOUNT_CALLS: readonly CallRow[] = [...SIGN_IN_CALLS, ...PROFILE_CALLS]
