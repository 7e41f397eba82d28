export { Gallery } from './Gallery.tsx'
export { PhotoRow } from './PhotoRow.tsx'
