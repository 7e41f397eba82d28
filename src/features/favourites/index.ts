/** The dishes a customer has marked. */
export { Heart } from './Heart.tsx'
