/**
 * Journeys that are another journey once more, in another language, theme, width or on another device. `npm run e2e`
 * walks them too; `npm test`, which everybody waits for, does not.
 */
export const WIDE: readonly RegExp[] = [
  /axe on (?:demo in uz|demo in eng|dark in)/,
  /axe on the filters of dark/,
  /axe on the categories of dinein/,
  /the same first screen: (?:dark|minimal|brands|demo, 1440)/,
  /another error opens it again, (?:uz|ru)/,
  /every field above the keyboard of Telegram/,
  /keyboard that resizes the page/,
  /every row of the total says why, in (?:eng|uz)/,
  /letters twice as large cut no address at 1440/,
  /no sideways scroll at (?:600|1024|1920) px/,
  /a client of version 6\.0 orders end to end/,
  /dead tiles:/,
  /order nothing, 80, 150|webk: two presses/,
  /(?:a category|the search): slow, stopped/,
  /starts in (?:webk|android|macos), signs in/,
  /wears the theme (?:day|custom|invalid)/,
  /takes an order by native buttons in (?:webk|android|macos)/,
  /(?:the public offer|the privacy text): slow, stopped/,
  /the finger moves the category|inside Telegram it moves the category/,
  /LIST: rows that say|on a wide page the tiles stand|a form nobody knows is chips/,
  /any of them is found and added/,
  /a dead worker:/,
  /whose clock is (?:25 minutes|right)/,
  /its (?:page is stopped|page is mute|script is stopped): ours/,
]
