/** No value of the shop is nested deeper; whoever writes thousands of levels breaks everything that walks through them. */
const MOST = 64

/** Whether the JSON is nested deeper than any value of the shop. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isInText && sign === '\\') at++
    else if (sign === '"') isInText = !isInText
    else if (isInText) continue
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > MOST) return true
  }
  return false
}
