import type { Tenant } from './tenants.ts'

/** What a merchant tells its customers: one notice a banner, newest first. */
export const noticesOf = (tenant: Tenant) =>
  tenant.wire.banners.map((banner, i) => ({
    id: `n-${banner.id}`,
    title: banner.title,
    text: banner.title,
    image: banner.image.uz || null,
    target: banner.target,
    isRead: false,
    createdDate: `2026-11-${String(Math.max(1, 20 - i)).padStart(2, '0')}T10:00:00+05:00`,
  }))
