import { offerOf } from '#/domain/menu/product.ts'
import type { OrderStatus } from '#/domain/order/order-status.ts'
import { normalPhone } from '#/domain/phone.ts'
import { isFinal, lived, stateAt } from '../db/life.ts'
import type { orders } from '../db/schema/index.ts'
import type { PlanStep } from '../db/schema/orders.ts'
import { branchAddress } from '../services/branches.ts'
import { tashkentIso } from '../services/clock.ts'
import { newId } from '../services/ids.ts'
import type { Tenant } from '../services/tenants.ts'
import type { Submit } from './once.ts'
import type { Quote } from './quote.ts'

export type OrderRow = typeof orders.$inferSelect

const ONLINE = ['PAYME', 'CLICK', 'UZUM', 'PAYNET'] as const
export const isOnline = (type: string) => (ONLINE as readonly string[]).includes(type)

function wireLine(line: Quote['lines'][number], branchId: string) {
  const { product, choices, count, body } = line
  return {
    product: {
      ...product.integration,
      id: product.id,
      name: product.name,
      image: product.image,
      costPrice: offerOf(product, branchId)?.costPrice ?? product.costPrice,
      discount: product.discount,
      additionalPrice: product.additionalPrice,
      count,
    },
    modifications: product.modificationGroups.flatMap((group) =>
      group.modifications
        .filter(({ id }) => choices[id])
        .map(({ id, name, price }) => ({ id, groupId: group.id, name, count: choices[id], price })),
    ),
    comment: body.comment,
    ifMissing: body.ifMissing,
  }
}

/** Ways of an order that the storefront does not make; a comment that names one with # starts it. */
const SOURCES = [
  'POS',
  'OPERATOR',
  'INSTAGRAM',
  'CLIENT_APP',
  'CLIENT',
  'CLIENT_IOS',
  'CLIENT_ANDROID',
  'CLICK_MINI_APP',
  'CLIENT_WEB_MOBILE',
  'CLIENT_WEB_DESKTOP',
] as const
const AGGREGATORS = ['YANDEX_EATS', 'EXPRESS_24'] as const
const named = <Name extends string>(names: readonly Name[], comment: string) =>
  names.find((name) => comment.split(/\s/).includes(`#${name}`))

/** The part of an order record that never changes after it was taken. */
export function fixedRecord(
  { tenant, user, body, language }: Pick<Submit, 'tenant' | 'user' | 'body' | 'language'>,
  q: Quote,
  method: { id: string; type: string; name: unknown } | null,
) {
  const { branch, totals, promo } = q
  const { address } = body
  const isDelivery = body.serviceType === 'DELIVERY'
  return {
    serviceType: named(AGGREGATORS, body.comment) ?? body.serviceType,
    deliveryType: isDelivery ? (q.tariff?.deliveryType ?? 'OWN') : null,
    orderDevice: named(SOURCES, body.comment) ?? body.orderDevice,
    branch: {
      id: branch.id,
      name: branch.name,
      phone: branch.phone,
      address: branchAddress(tenant, branch, language),
      latitude: branch.latitude,
      longitude: branch.longitude,
    },
    merchant: { id: tenant.id },
    user: { id: user.id, firstName: user.firstName, phone: user.phone ?? '' },
    receiver: body.receiver,
    address:
      isDelivery && address
        ? {
            ...address,
            id: address.id ?? newId('oa'),
            office: body.office,
            entrance: body.entrance,
            floor: body.floor,
            domophone: body.domophone,
          }
        : null,
    distance: q.tariff?.distance ?? null,
    comment: body.comment,
    courierComment: body.courierComment,
    deliveryTariffId: q.tariff?.tariffId ?? null,
    deliveryPrice: totals.delivery,
    servicePrice: totals.service,
    tip: totals.tip,
    changeFrom: body.changeFrom,
    cartItems: q.lines.map((line) => wireLine(line, branch.id)),
    productCount: q.basket.count,
    totals: q.requestTotals,
    prices: {
      productPrice: q.basket.full,
      deliveryPrice: totals.delivery,
      servicePrice: totals.service,
      totalPrice: totals.total,
    },
    discounts: promo ? [{ type: 'PROMO', amount: totals.discount, promoId: promo.id }] : [],
    cashback: totals.cashback,
    promo: promo && { id: promo.id, code: promo.code },
    payment: method && { id: method.id, type: method.type, name: method.name },
    atTime: q.wantedAt !== null,
    deliveryAt: q.wantedAt === null ? null : tashkentIso(q.wantedAt),
    hallId: body.hallId,
    tableId: body.tableId,
    waiterId: body.waiterId,
    sendCheque: body.sendCheque,
    sendChequePhone: body.sendCheque ? normalPhone(body.sendChequePhone ?? '') : null,
    operatorId: null,
    eatsId: null,
    posterOrderId: null,
    posterErrorMessage: null,
  }
}

/** The reason shown when the branch cancels. */
export const BY_BRANCH = { uz: 'Filial bekor qildi', ru: 'Отменил филиал', eng: 'Cancelled by the branch' }

const RANK: Partial<Record<OrderStatus, number>> = {
  OPEN: 0,
  CREATED: 0,
  AT_TIME: 0,
  ACCEPTED: 1,
  ATTACHED: 1,
  COOKING: 2,
  DONE: 3,
  ON_WAY: 4,
  DELIVERED: 5,
  CLOSED: 5,
}

/** Whether the customer may still cancel: up to the status the merchant names, that one included. */
export function canCancel(tenant: Tenant, status: OrderStatus): boolean {
  const last = Math.min(4, RANK[tenant.wire.orderSetting.cancelUntilStatus as OrderStatus] ?? 1)
  return tenant.wire.settings.cancelOrderActive === true && (RANK[status] ?? 5) <= last
}

const timeOf = (steps: readonly PlanStep[], status: OrderStatus) => {
  const step = steps.find((s) => s.status === status)
  return step ? tashkentIso(Date.parse(step.at)) : null
}

/** Cash is paid at the door, the rest when the pay page says so; an order that costs nothing is paid from the start. */
const isPaidAt = (row: OrderRow, status: OrderStatus, now: number) =>
  row.total === 0 ||
  (row.paidAt
    ? row.paidAt.getTime() <= now
    : (status === 'DELIVERED' || status === 'CLOSED') && !isOnline(row.paymentType))

/** Minutes from the order to its handover, by the plan; null when that has passed or will not happen. */
function etaOf(row: OrderRow, status: OrderStatus) {
  const end = row.plan.find((step) => step.status === 'DELIVERED')
  if (!end || isFinal(status) || status === 'AT_TIME') return null
  const min = Math.max(1, Math.ceil((Date.parse(end.at) - row.createdAt.getTime()) / 60_000))
  return { min, max: min + Math.max(1, Math.ceil(min / 3)) }
}

/** An order as it is at this moment. `short`: lists leave the history out. */
export function wireOrder(tenant: Tenant, row: OrderRow, now: number, short = false) {
  const steps = lived(row.plan, now)
  const { status, courier } = stateAt(row.plan, now)
  const isPaid = isPaidAt(row, status, now)
  return {
    id: row.id,
    number: row.number,
    status,
    courierStatus: courier,
    isPaid,
    createdDate: tashkentIso(row.createdAt.getTime()),
    acceptedTime: timeOf(steps, 'ACCEPTED'),
    cookingTime: timeOf(steps, 'COOKING'),
    readyTime: timeOf(steps, 'DONE'),
    deliveredAt: timeOf(steps, 'DELIVERED'),
    ...row.record,
    cardPayment: row.card && {
      cardId: row.card.cardId,
      type: row.card.type,
      lastFour: row.card.lastFour,
      status: row.card.status,
      reason: row.card.reason,
    },
    cancelReason: status === 'CANCELED' ? (row.cancel?.reason ?? BY_BRANCH) : null,
    cancelComment: status === 'CANCELED' ? (row.cancel?.comment ?? null) : null,
    canCancel: !isFinal(status) && canCancel(tenant, status),
    canPay: !isPaid && isOnline(row.paymentType) && !isFinal(status),
    courierId: steps.some((s) => s.courier === 'PERFORMER_FOUND') ? `courier-${row.number % 7}` : null,
    courierPaid: false,
    grade: row.grade,
    gradeTags: row.gradeReasons,
    gradeComment: row.gradeComment,
    lateTip: row.lateTip && { sum: row.lateTip.sum, isPaid: row.lateTip.paidAt !== null },
    eta: etaOf(row, status),
    ...(short ? {} : { statusHistory: historyOf(steps) }),
  }
}

const historyOf = (steps: readonly PlanStep[]) =>
  steps.flatMap(({ at, status }) =>
    status ? [{ status, kind: 'CHANGE_STATUS', at: tashkentIso(Date.parse(at)) }] : [],
  )

/**
 * What happened to an order after a moment (live changes). A step at whose moment the order came to be paid, at the door
 * or because the kitchen waited for it, is told as one change.
 */
export function changesSince(row: OrderRow, since: number, now: number) {
  const paidAt = row.paidAt?.getTime()
  let wasPaid = false
  const moved = lived(row.plan, now).flatMap((step) => {
    const ms = Date.parse(step.at)
    const state = stateAt(row.plan, ms)
    const isPaid = isPaidAt(row, state.status, ms)
    const pays = step.status !== undefined && isPaid && !wasPaid && (paidAt ?? ms) === ms && row.total > 0
    wasPaid = isPaid
    const kinds = [
      ...(step.status ? [pays ? 'PAID_AND_CHANGE_STATUS' : 'CHANGE_STATUS'] : []),
      ...(step.courier ? ['CHANGE_COURIER_STATUS'] : []),
      ...(step.changed ? [step.changed] : []),
    ]
    return kinds.map((kind) => ({ kind, ...state, isPaid, ms }))
  })
  const paid =
    paidAt === undefined || moved.some(({ kind }) => kind === 'PAID_AND_CHANGE_STATUS')
      ? []
      : [{ kind: 'PAID', ...stateAt(row.plan, paidAt), isPaid: true, ms: paidAt }]
  return [...moved, ...paid]
    .filter(({ ms }) => ms > since && ms <= now)
    .sort((a, b) => a.ms - b.ms)
    .map(({ kind, status, courier, isPaid, ms }) => ({
      kind,
      status,
      courierStatus: courier,
      isPaid,
      at: tashkentIso(ms),
    }))
}
