/** Where banners and stories lead. */
export { useWay, type Way } from './use-way.ts'
