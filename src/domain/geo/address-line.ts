import { joinCommas } from '#/lib/join.ts'

/**
 * The street and house of an address, "Bunyodkor, 12"; its landmark when it has no street. It is a title: Russian kinds of
 * streets, written small inside a sentence, begin it with a capital.
 */
export const addressLine = ({
  streetName,
  houseNumber,
  landmark = '',
}: {
  streetName: string
  houseNumber: string
  landmark?: string
}): string =>
  (joinCommas([streetName, houseNumber]) || landmark).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
