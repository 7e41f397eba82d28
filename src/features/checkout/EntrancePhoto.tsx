import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Camera, X } from 'lucide-react'
import { useRef } from 'react'
import { filesApi } from '#/api/files.ts'
import { unwrap } from '#/api/query.ts'
import { isSamePoint } from '#/domain/geo/geo.ts'
import {
  changeDraftAtom,
  type DraftPlace,
  draftAtom,
  placedOrdersAtom,
} from '#/features/order-draft/index.ts'
import { shrinkPhoto } from '#/lib/shrink-photo.ts'
import { customerAtom } from '#/session/session.ts'
import { IconButton } from '#/ui/Button.tsx'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { Picture } from '#/ui/Picture.tsx'
import css from './EntrancePhoto.module.css'

/** What a photo belongs to: an address, and the order that follows so many placed ones. */
type Wanted = { place: DraftPlace; order: number }

/** A picture of the entrance, which the courier gets as a link (CX-07). Files are taken from customers only. */
export function EntrancePhoto() {
  const { t } = useLingui()
  const store = useStore()
  const { place } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const customer = useAtomValue(customerAtom)
  const reportError = useReportError()
  const input = useRef<HTMLInputElement>(null)
  /** Stores the photo only if address and order are still the same: both may have changed during the upload. */
  const put = (photo: string, { place: of, order }: Wanted) => {
    const now = store.get(draftAtom).place
    const isSame = isSamePoint(now, of) && order === store.get(placedOrdersAtom)
    if (now && isSame) change({ place: { ...now, photo } })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ file }: { file: Blob; of: Wanted }) =>
      unwrap(filesApi().send(await shrinkPhoto(file))),
    // `of` is the call's own variable: by now this component may have been rendered with another address.
    onSuccess: ({ path }, { of }) => put(path, of),
    onError: reportError,
  })
  if (!place || !customer) return null
  const wanted = () => ({ place, order: store.get(placedOrdersAtom) })
  return (
    <div className={css.photo}>
      <label className={css.row} aria-busy={isPending}>
        {place.photo ? (
          <Picture src={place.photo} width={40} height={40} className={css.picture} />
        ) : (
          <Camera size={22} strokeWidth={1.75} aria-hidden="true" className={css.icon} />
        )}
        <span role="status">
          {isPending
            ? t`Sending the photo`
            : place.photo
              ? t`Photo of the entrance`
              : t`Add a photo of the entrance`}
        </span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          className={hidden.spoken}
          aria-label={place.photo ? t`Change the photo of the entrance` : t`Add a photo of the entrance`}
          disabled={isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) mutate({ file, of: wanted() })
            // Allows choosing the same file again.
            target.value = ''
          }}
        />
      </label>
      {place.photo && (
        <IconButton
          look="bare"
          size={44}
          label={t`Remove the photo`}
          onPress={() => {
            put('', wanted())
            input.current?.focus()
          }}
        >
          <X size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
