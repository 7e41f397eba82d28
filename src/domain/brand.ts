type Named = { readonly id: string; readonly page: number | null; readonly domainUrl: string }

/**
 * The brand to begin with (spec section 4, R19): the one whose `page` the page cookie names, else the one whose
 * domain is the host, else the first.
 */
export function firstBrand<B extends Named>(
  brands: readonly B[],
  pageCookie: string | null,
  hostname: string,
): B | null {
  return (
    brands.find((brand) => pageCookie !== null && String(brand.page) === pageCookie) ??
    brands.find((brand) => brand.domainUrl !== '' && brand.domainUrl === hostname) ??
    brands[0] ??
    null
  )
}
