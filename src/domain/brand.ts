type Named = { readonly id: string; readonly page: number | null; readonly domainUrl: string }

/**
 * The brand to begin with: the one this tab has shown, else the one whose `page` the page cookie names, else the one
 * whose domain is the host, else the first. The cookie is shared by all tabs, so a reload does not ask it first.
 */
export function firstBrand<B extends Named>(
  brands: readonly B[],
  { tabBrandId, pageCookie, hostname }: { tabBrandId: unknown; pageCookie: string | null; hostname: string },
): B | null {
  return (
    brands.find((brand) => brand.id === tabBrandId) ??
    brands.find((brand) => pageCookie !== null && String(brand.page) === pageCookie) ??
    brands.find((brand) => brand.domainUrl !== '' && brand.domainUrl === hostname) ??
    brands[0] ??
    null
  )
}
