/** Ids of the branch at the merchant's cash desks and accounts, and what its back office has; as the server sent them. */
const IDS = ['companyId', 'joinPosterId', 'jowiId', 'iikoId', 'paymentId'] as const
const OFFICE = ['directorId', 'kitchenEnabled', 'payOfficeEnabled', 'storageEnabled'] as const

type Sent = string | number | boolean | null
type SentAs<Name extends string> = Partial<Readonly<Record<Name, Sent>>>
export type BranchRef = { readonly id: string; readonly settings?: SentAs<string> } & SentAs<
  (typeof IDS)[number]
>

/** The named fields that say something. */
const said = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (record[name] == null ? [] : [[name, record[name] as Sent]])))

/** The branch as an order names it: with its ids in other systems, which are never displayed (IN-03). */
export function branchRef(
  branch: { readonly id: string; readonly settings: SentAs<(typeof OFFICE)[number]> | null } & SentAs<
    (typeof IDS)[number]
  >,
): BranchRef {
  const settings = said(branch.settings ?? {}, OFFICE)
  return {
    id: branch.id,
    ...said(branch, IDS),
    ...(Object.keys(settings).length > 0 && { settings }),
  }
}
