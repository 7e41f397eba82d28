import type { OrderLine } from '#/api/schema/order.ts'
import { useTextIn } from '#/i18n/use-language.ts'

/** The names of the choices of an ordered dish that have one, with how many of each where they are several. */
export function useChoiceNames(): (choices: OrderLine['modifications']) => string[] {
  const textIn = useTextIn()
  return (choices) =>
    choices
      .map((one) => ({ ...one, name: textIn(one.name) }))
      .filter(({ name }) => name !== '')
      .map(({ name, count }) => (count !== null && count > 1 ? `${name} ×${count}` : name))
}
