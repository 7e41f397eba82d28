/** The result of `read`; null where it throws: a blocked storage, a text that is not JSON, a feature that refuses. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Whether it can be done without a throw. */
export const works = (act: () => unknown): boolean =>
  attempt(() => {
    act()
    return true
  }) === true
