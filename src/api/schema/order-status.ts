import * as v from 'valibot'
import { multilingual, names } from './common.ts'
import { lenient, maybe } from './field.ts'

/* How far an order is, and who brings it. */

export const orderStatuses = [
  'OPEN',
  'ACCEPTED',
  'CANCELED',
  'CREATED',
  'COOKING',
  'DONE',
  'ON_WAY',
  'DELIVERED',
  'CLOSED',
  'ATTACHED',
  'AT_TIME',
] as const
export const courierStatuses = [
  '',
  'PERFORMER_LOOK_UP',
  'PERFORMER_FOUND',
  'PERFORMER_NOT_FOUND',
  'PERFORMER_PICK_UP_ARRIVED',
  'PERFORMER_PICKUPED',
  'PERFORMER_ARRIVED',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
  'NEW_ORDER',
  'ESTIMATING_FAILED',
  'READY_FOR_APPROVAL',
  'FAILED',
  'CANCELLED',
  'ACCEPTED',
] as const

/** Spellings of services that differ by more than their signs. */
export const OTHER_SERVICES = {
  ...names('DELIVERY', 'COURIER ДОСТАВКА YETKAZIBBERISH YETKAZISH'),
  ...names('PICK_UP', 'SELF SELFPICKUP SELFDELIVERY TAKEAWAY TAKEOUT САМОВЫВОЗ OLIBKETISH'),
  ...names('DINE_IN', 'HALL INHOUSE ONSITE ВЗАЛЕ ЗАЛ ZALDA'),
} as const

/** Spellings of statuses that differ by more than their signs. */
const CANCELED =
  'CANCELLED CANCEL ОТМЕНЁН ОТМЕНЕН ОТМЕНЕНО ОТМЕНЕНА ОТМЕНА BEKORQILINDI BEKORQILINGAN БЕКОРҚИЛИНДИ БЕКОРҚИЛИНГАН'
const REJECTED =
  'REJECTED DECLINED REFUSED ОТКЛОНЁН ОТКЛОНЕН ОТКЛОНЕНО ОТКЛОНЕНА RADETILDI RADETILGAN РАДЭТИЛДИ'
const NEW =
  'NEW PENDING PLACED UNCONFIRMED WAITING WAITINGFORCALL WAITINGFORCONFIRMATION НОВЫЙ НОВАЯ НОВОЕ ОЖИДАЕТ YANGI KUTILMOQDA ЯНГИ КУТИЛМОҚДА'
const CONFIRMED =
  'CONFIRMED APPROVED WAITCOOKING READYFORCOOKING ПРИНЯТ ПОДТВЕРЖДЁН ПОДТВЕРЖДЕН ПОДТВЕРЖДЕНО ПОДТВЕРЖДЕНА ПРИНЯТО ПРИНЯТА ТАСДИҚЛАНДИ ҚАБУЛҚИЛИНДИ QABULQILINDI QABULQILINGAN TASDIQLANDI TASDIQLANGAN'
const COMPLETED =
  'COMPLETED COMPLETE FINISHED FULFILLED ЗАВЕРШЁН ЗАВЕРШЕН ЗАВЕРШЕНО ЗАВЕРШЕНА ВЫПОЛНЕН ЯКУНЛАНДИ YAKUNLANDI YAKUNLANGAN TUGALLANDI'
export const OTHER_STATUSES = {
  ...names('CANCELED', `${CANCELED} ${REJECTED}`),
  ...names('CREATED', NEW),
  ...names('ACCEPTED', CONFIRMED),
  ...names(
    'COOKING',
    'COOKINGSTARTED INPROCESS INPROGRESS PROCESSING PREPARING ГОТОВИТСЯ TAYYORLANMOQDA ТАЙЁРЛАНМОҚДА',
  ),
  ...names('DONE', 'READY COOKED COOKINGCOMPLETED PREPARED READYFORPICKUP READYFORDELIVERY ГОТОВ TAYYOR'),
  ...names('ON_WAY', 'ONTHEWAY DELIVERING INDELIVERY ONDELIVERY OUTFORDELIVERY ВПУТИ YOLDA'),
  ...names('DELIVERED', 'ДОСТАВЛЕН ДОСТАВЛЕНО YETKAZILDI ЕТКАЗИЛДИ YETKAZILGAN'),
  ...names('CLOSED', COMPLETED),
} as const

export const bookingStatuses = ['NEW', 'CONFIRMED', 'REJECTED', 'CANCELED', 'DONE'] as const
/** The same of bookings. */
export const OTHER_BOOKING_STATUSES = {
  ...names('NEW', `${NEW} CREATED`),
  ...names('CONFIRMED', `${CONFIRMED} ACCEPTED RESERVED BOOKED`),
  ...names('REJECTED', REJECTED),
  ...names('CANCELED', CANCELED),
  ...names('DONE', `${COMPLETED} CLOSED`),
} as const

const Reason = maybe(multilingual(300))
/** Why an order was cancelled: words, or the record of them; a code of programs, "OUT_OF_STOCK", says nothing to customers. */
export const CancelReason = lenient(
  (sent) => {
    if (typeof sent === 'string' && /^[A-Z][A-Z\d_]+$/.test(sent)) return null
    const isNamed = typeof sent === 'object' && sent !== null && 'name' in sent
    return v.parse(Reason, isNamed ? sent.name : sent)
  },
  'multilingual',
  300,
)
