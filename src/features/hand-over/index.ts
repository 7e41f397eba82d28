/** A basket goes on on another device: the way to its code, and to the page that takes one (CX-02). */
export { ContinueElsewhere } from './ContinueElsewhere.tsx'
export { HaveCode } from './HaveCode.tsx'
