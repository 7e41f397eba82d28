import { ErrorBody } from '#/api/error.ts'
import { CancelReason } from '#/api/orders.ts'
import { GeocodedPlace, OrderSetting } from '#/api/schema/address.ts'
import { Branch, NearestBranch } from '#/api/schema/branch.ts'
import { BasketCheck } from '#/api/schema/check.ts'
import { Banner } from '#/api/schema/content.ts'
import { Grade, Menu } from '#/api/schema/menu.ts'
import { Brand, Cities, Merchant, Policy } from '#/api/schema/merchant.ts'
import { PaymentMethod } from '#/api/schema/payment.ts'
import { answerList } from '#/api/schema/records.ts'
import { ReviewPage } from '#/api/schema/review.ts'
import { SentSettings } from '#/api/schema/settings.ts'
import { SlotState } from '#/api/schema/slot.ts'
import { Story } from '#/api/schema/story.ts'
import { BookingTime, Hall, Table, WaiterCall } from '#/api/schema/table.ts'
import { Tariff } from '#/api/schema/tariff.ts'
import { Vacancy } from '#/api/schema/vacancy.ts'
import { always, amount, type CallRow, MAYBE_POINT, PAGE, POINT, sometimes } from './call-row.ts'
import { ApplicationBody, OrderRequest, TariffBody, WaiterBody } from './requests.ts'

/** The body of every status from 400 up. */
export { ErrorBody }

const CHANNEL = ['WEB', 'TG'] as const
const delivers = sometimes('only branches that deliver there', ['DELIVERY'])

/** What every visitor may ask, signed in or not: the shop, its branches and its menu. */
export const SHOP_CALLS: readonly CallRow[] = [
  {
    method: 'GET',
    path: '/users/v1/merchants/sub/{sub}',
    what: 'Finds the merchant by a sub-domain, a vendor name or its id; the first call of a visit.',
    answer: Merchant,
  },
  {
    method: 'GET',
    path: '/users/v1/merchants/domain',
    what: 'Finds the merchant by a domain of its own.',
    query: { domain: always('host name of the page') },
    answer: Merchant,
  },
  {
    method: 'GET',
    path: '/support/v1/merchant/settings/web',
    what: 'Says what the shop offers and how it looks.',
    answer: SentSettings,
  },
  {
    method: 'GET',
    path: '/support/v1/company/policies',
    what: 'Gives a text of the merchant: terms, privacy, about the company.',
    query: { policies: always('which text', ['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY']) },
    answer: answerList('policies', Policy),
  },
  {
    method: 'GET',
    path: '/support/v1/brand/catalog',
    what: 'Lists the brands of a merchant with several.',
    answer: answerList('brands', Brand),
  },
  {
    method: 'GET',
    path: '/support/v1/banners',
    what: 'Lists the banners above the menu.',
    answer: answerList('banners', Banner),
  },
  {
    method: 'GET',
    path: '/support/v1/stories',
    what: 'Lists the stories above the menu.',
    answer: answerList('stories', Story),
  },
  {
    method: 'GET',
    path: '/support/v1/vacancies',
    what: 'Lists the jobs at the merchant.',
    answer: answerList('vacancies', Vacancy),
  },
  {
    method: 'GET',
    path: '/support/v1/vacancies/{vacancy}',
    what: 'Gives one job; 404 when it is not open any more.',
    answer: Vacancy,
  },
  {
    method: 'POST',
    path: '/support/v1/vacancies/{vacancy}/apply',
    what: 'Sends an application for a job.',
    takesKey: true,
    body: ApplicationBody,
    answer: null,
    status: 201,
  },
  {
    method: 'GET',
    path: '/users/v1/city-merchant/merchant/{merchant}',
    what: 'Lists the cities where the merchant is.',
    takesToken: true,
    answer: Cities,
  },
  {
    method: 'GET',
    path: '/users/v1/branches',
    what: 'Lists the branches without hours, holidays and settings.',
    answer: answerList('branches', Branch),
  },
  {
    method: 'GET',
    path: '/users/v1/branches/full',
    what: 'Lists the branches with hours, holidays and settings.',
    query: { cityId: sometimes('only those of a city'), ...MAYBE_POINT },
    answer: answerList('branches', Branch),
  },
  {
    method: 'GET',
    path: '/users/v1/branches/{branch}',
    what: 'Gives one branch.',
    query: MAYBE_POINT,
    answer: Branch,
  },
  {
    method: 'GET',
    path: '/users/v1/branches/{branch}/slots',
    what: 'Lists the times of a day that can be ordered for, full ones as well; times of another grid than `slotMinutes` take its place. Without the call none is full.',
    query: {
      serviceType: always('how it reaches the customer', ['DELIVERY', 'PICK_UP', 'DINE_IN']),
      date: always('YYYY-MM-DD'),
    },
    answer: answerList('slots', SlotState),
  },
  {
    method: 'GET',
    path: '/users/v1/branches/merchant/{merchant}/closest',
    what: 'Finds the branch nearest to a point; 422 OUT_OF_SERVICE_ZONE or 404 NO_BRANCHES when there is none.',
    query: { ...POINT, type: delivers },
    answer: NearestBranch,
  },
  {
    method: 'GET',
    path: '/products/v1/overalls',
    what: 'Gives the whole menu: groups, categories and products in flat lists.',
    query: { type: always('where it is sold', CHANNEL), brandId: sometimes('only of a brand') },
    answer: Menu,
  },
  {
    method: 'GET',
    path: '/products/v1/grade',
    what: 'Lists the average grades of the products.',
    answer: answerList('grades', Grade),
  },
  {
    method: 'GET',
    path: '/products/v1/reviews',
    what: 'Gives a page of what customers wrote of a product, newest first.',
    query: {
      ...PAGE,
      productId: always('of which product'),
      grade: { ...sometimes('only of so many stars, 1 to 5; may be ignored'), isNumber: true },
    },
    answer: ReviewPage,
  },
  {
    method: 'GET',
    path: '/payments/v2/payment-types',
    what: 'Lists the ways to pay.',
    query: { channel: always('where it is paid', CHANNEL) },
    answer: answerList('payment methods', PaymentMethod),
  },
  {
    method: 'GET',
    path: '/orders/v1/order/setting/{merchant}',
    what: 'Gives the service fee and the least sum of a delivery; the merchant, or a branch.',
    takesToken: true,
    answer: OrderSetting,
  },
  {
    method: 'GET',
    path: '/orders/v1/cancel-reasons',
    what: 'Lists the reasons to choose from when an order is cancelled.',
    answer: answerList('cancel reasons', CancelReason),
  },
  {
    method: 'POST',
    path: '/orders/v1/orders/validate',
    what: 'Says what would keep this basket from becoming an order now; no order is made.',
    takesToken: true,
    body: OrderRequest,
    answer: BasketCheck,
  },
  {
    method: 'POST',
    path: '/deliveries/v1/delivery/tariff/client/calculate',
    what: 'Says what the delivery to a point costs.',
    takesToken: true,
    body: TariffBody,
    answer: Tariff,
  },
  {
    method: 'GET',
    path: '/deliveries/v1/geocode/search',
    what: 'Finds places by what the customer types, the nearest to a point first.',
    query: { q: always('what was typed'), ...POINT, cityId: sometimes('only in a city') },
    answer: answerList('places', GeocodedPlace),
  },
  {
    method: 'GET',
    path: '/deliveries/v1/geocode/reverse',
    what: 'Says what street and house a point of the map is.',
    query: POINT,
    answer: answerList('places', GeocodedPlace),
  },
  {
    method: 'GET',
    path: '/users/v1/branches/{branch}/halls',
    what: 'Lists the halls of a branch with their tables.',
    answer: answerList('halls', Hall),
  },
  {
    method: 'GET',
    path: '/users/v1/tables/{table}',
    what: 'Gives a table with its branch and hall, as the code on the table names it; 404 when there is none.',
    answer: Table,
  },
  {
    method: 'GET',
    path: '/orders/v1/bookings/free',
    what: 'Lists the times of a day at which a table for so many people is free.',
    query: { branchId: always('at which branch'), date: always('YYYY-MM-DD'), people: amount('how many') },
    answer: answerList('booking times', BookingTime),
  },
  {
    method: 'POST',
    path: '/orders/v1/waiter-calls',
    what: 'Calls the waiter to a table; 429 when it has just been done.',
    takesToken: true,
    takesKey: true,
    body: WaiterBody,
    answer: WaiterCall,
    status: 201,
  },
  {
    method: 'GET',
    path: '/orders/v1/waiter-calls/{call}',
    what: 'Says whether the waiter is coming.',
    answer: WaiterCall,
  },
]
