/** The most characters of an id. */
const LONGEST = 200
// Half of a character cannot be written into an address; a dot or two alone are a folder there.
const NOT_IN_IDS = /\p{Cc}|\p{Surrogate}|^\s*$|(?:^|[/\\])\.{1,2}(?:[/\\]|$)/u

const isName = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && !NOT_IN_IDS.test(value)

/**
 * Whether it is an id: any text that is not blank and holds no control character. Servers write `prod.12`, `{8F2E-11}` or
 * a word, so an id is encoded wherever it goes into an address.
 */
export const isId = (value: unknown): value is string => isName(value, LONGEST)

/** The same of the id of a choice, which may begin with that of its group (`choiceId`). */
export const isChoiceId = (value: unknown): value is string => isName(value, 2 * LONGEST + 1)

/** The id of a choice that stands in several groups of its dish: the group's and its own. */
export const choiceId = (groupId: string, id: string) => `${groupId}/${id}`
