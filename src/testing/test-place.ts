import type { DraftPlace } from '#/features/order-draft/index.ts'

/** A house on Bunyodkor street that was searched for, as a draft keeps it. */
export const draftPlace = (change: Partial<DraftPlace> = {}): DraftPlace => ({
  latitude: 41.2756,
  longitude: 69.2035,
  streetName: 'Bunyodkor',
  houseNumber: '12',
  cityId: null,
  landmark: '',
  details: '',
  isNamed: false,
  meetsOutside: false,
  photo: '',
  note: '',
  type: 'HOUSE',
  mode: 'TARGET',
  savedId: null,
  ...change,
})
