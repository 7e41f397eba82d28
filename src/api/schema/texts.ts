import { decodeEntities, isBlank, withoutDirections } from '#/domain/plain-text.ts'
import { cutText } from '#/lib/cut-text.ts'

/* What texts are when they have come in: with anything to read in them, or empty. */

/** What only few texts have; most are returned as they are. */
const ODD =
  /^(?:\P{L}|null$|NULL$|undefined$)|[&\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2066-\u2069\u3164\uffa0]/u

/** HTML of a merchant, whose entities are part of it; at most `max` characters, blank is empty. */
export function readRich(sent: unknown, max: number): string {
  const text = readAsSent(sent, max)
  if (!ODD.test(text)) return text
  return isBlank(text) ? '' : withoutDirections(text)
}

/** A name, a title, a short text: the entities are decoded once, and what they give is text, never markup. */
export function readText(sent: unknown, max: number): string {
  const text = readRich(sent, max)
  if (!ODD.test(text)) return text
  return decodeEntities(text).trim()
}

/** What a person has typed: as it is, without a change. A house, a floor may be a number, whose zero is none. */
export const readAsSent = (sent: unknown, max: number): string =>
  typeof sent === 'string' || (typeof sent === 'number' && sent !== 0) ? cutText(String(sent), max) : ''

/** The name of a person, in which programs have joined what they did not know: "null undefined". */
export const readPerson = (sent: unknown, max: number): string => {
  const name = readText(sent, max)
  return /^(?:(?:null|undefined|None)(?: |$))+$/.test(name) ? '' : name
}
