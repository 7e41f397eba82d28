/** The merchant's banners, which turn by themselves and lead somewhere (NT-01). */
export { Banners } from './Banners.tsx'
