import {
  ONCE,
  type SharedSeat,
  sharedChangeOf,
  sharedStartOf,
  type ValidRequest,
  type World,
} from './world.ts'

const ONE = '/orders/v1/baskets/shared/:id'

/** Of baskets that several people fill. */
export function ofSharedBaskets({ demo, shared }: World): Record<string, ValidRequest> {
  const at = ({ id, member }: SharedSeat) => ({ params: { id }, headers: { 'Basket-Member': member } })
  const guest = { isGuests: true } as const
  const open = { ...at(shared.open), ...guest }
  return {
    'POST /orders/v1/baskets/shared': { ...guest, body: sharedStartOf(demo, 'secret-of-a-new-phone') },
    'POST /orders/v1/baskets/shared/invitation': { ...guest, body: { code: shared.open.code } },
    'POST /orders/v1/baskets/shared/join': {
      ...guest,
      body: { code: shared.open.code, member: 'secret-of-another-phone', name: 'Bobur' },
    },
    [`GET ${ONE}`]: open,
    [`GET ${ONE}/changes`]: open,
    [`PUT ${ONE}/lines`]: { ...open, body: { changes: [sharedChangeOf(demo)] } },
    [`POST ${ONE}/leave`]: { ...open, body: {}, ...ONCE },
    [`POST ${ONE}/close`]: { ...at(shared.closed), body: {} },
    [`POST ${ONE}/reopen`]: { ...at(shared.closed), ...guest, body: {}, ...ONCE },
  }
}
