/** Whether two flat records hold the same values. */
export const isSame = <T extends object>(one: T | null, other: T) =>
  one !== null && (Object.keys(other) as (keyof T)[]).every((key) => one[key] === other[key])
