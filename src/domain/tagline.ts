/** Between a name and what is said of it: "Qozon — national food", and not in "Qozon-Kabob". */
const DASH = /^(?:\s*[—–:|·]\s*|\s+-\s+)/u

/** What the title of a shop says besides its name, for a place under that name; empty when it says no more. */
export function taglineOf(title: string, name: string): string {
  const words = title.trim()
  if (!name || !words.toLowerCase().startsWith(name.toLowerCase())) return words
  const rest = words.slice(name.length)
  if (rest === '') return ''
  // "Qozoncha" only begins like the name.
  if (!DASH.test(rest)) return words
  const said = rest.replace(DASH, '')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
