/**
 * What a place beside others takes: elements, no text of its own. A text would stand there without an element, which a browser
 * that translates the page does not survive (LN-08); it comes in a `<span>`.
 */
export type Elements = React.ReactElement | readonly Elements[] | false | null | undefined | ''
