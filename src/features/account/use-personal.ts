import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import * as v from 'valibot'
import { accountApi, type Profile } from '#/api/account.ts'
import { api } from '#/api/api.ts'
import { unwrap } from '#/api/query.ts'
import type { User } from '#/api/schema/user.ts'
import { settle } from '#/api/write-once.ts'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { formInputAtom } from '#/session/form-input.ts'
import { meQuery } from '#/session/me.ts'
import { queryScopeAtom, updateCustomerAtom } from '#/session/session.ts'

/** The unsaved changes. */
const personalDraftAtom = formInputAtom<Partial<Profile>>(
  'personal',
  v.partial(
    v.object({
      firstName: v.string(),
      lastName: v.string(),
      birthday: v.nullable(v.string()),
      gender: v.picklist(['MALE', 'FEMALE', '']),
      email: v.string(),
      image: v.nullable(v.string()),
    }),
  ),
)

const profileOf = ({ firstName, lastName, birthday, gender, email, image }: User): Profile => ({
  firstName,
  lastName,
  // One that cannot be read is not shown, and stays as it is unless another is chosen.
  birthday: birthday === UNKNOWN ? undefined : birthday,
  gender,
  email,
  image,
})

const sameText = (one: Profile, other: Profile) => JSON.stringify(one) === JSON.stringify(other)

/** Puts the server's record of the customer wherever it is used. */
export function useTakeUser() {
  const queries = useQueryClient()
  const { queryKey } = meQuery(useAtomValue(queryScopeAtom))
  const update = useSetAtom(updateCustomerAtom)
  return (user: User) => {
    update(user)
    queries.setQueryData(queryKey, user)
  }
}

/** The form of /profile/user (PF-02): the saved profile with the unsaved changes over it. */
export function usePersonal(user: User) {
  const store = useStore()
  const [draft, setDraft] = useAtom(personalDraftAtom)
  const takeUser = useTakeUser()
  const known = profileOf(user)
  const fields: Profile = { ...known, ...draft }
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (sent: Profile) =>
      unwrap(
        settle(await accountApi().update(user.id, sent), async () => {
          const [, now] = await api.users.me()
          return now && sameText(profileOf(now), sent) ? now : null
        }),
      ),
    onSuccess: (saved, sent) => {
      takeUser(saved)
      // Changes made during the request are not saved yet.
      const now = { ...profileOf(saved), ...store.get(personalDraftAtom) }
      if (sameText(trimmed(now), sent)) setDraft(() => null)
    },
  })
  return {
    fields,
    input: personalDraftAtom,
    isChanged: !sameText(fields, known),
    isSaving: isPending,
    error,
    change: (change: Partial<Profile>) => {
      reset()
      setDraft((last) => ({ ...last, ...change }))
    },
    discard: () => {
      reset()
      setDraft(() => null)
    },
    /** Resolves with whether it was saved; otherwise `error` has the reason. */
    save: () =>
      mutateAsync(trimmed(fields)).then(
        () => true,
        () => false,
      ),
  }
}

const trimmed = ({ firstName, lastName, email, ...rest }: Profile): Profile => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  birthday: rest.birthday,
  gender: rest.gender,
  email: email.trim(),
  image: rest.image,
})
