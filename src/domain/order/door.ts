/** How to get to the door of a house; empty: not given. */
export type Door = {
  readonly office: string
  readonly domophone: string
  readonly entrance: string
  readonly floor: string
}

/** No door details: a detached house, or details not given yet. */
export const NO_DOOR: Door = { office: '', domophone: '', entrance: '', floor: '' }
