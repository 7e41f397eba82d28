import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Profile } from '#/api/account.ts'
import { filesApi } from '#/api/files.ts'
import { unwrap } from '#/api/query.ts'
import { shrinkPhoto } from '#/lib/shrink-photo.ts'
import { Button } from '#/ui/Button.tsx'
import { Face } from '#/ui/Face.tsx'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import css from './OwnPicture.module.css'

/** The customer's picture: reduced here, uploaded at once, and part of the profile once the form is saved (PF-02). */
export function OwnPicture({
  fields: { image, firstName, lastName },
  onChange,
}: {
  fields: Profile
  onChange: (image: string | null) => void
}) {
  const { t } = useLingui()
  const reportError = useReportError()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: Blob) => unwrap(filesApi().send(await shrinkPhoto(file))),
    onSuccess: ({ path }) => onChange(path),
    onError: reportError,
  })
  const words = isPending ? t`Sending the picture` : image ? t`Change the picture` : t`Add a picture`
  return (
    <div className={css.picture}>
      <Face image={image} firstName={firstName} lastName={lastName} size={88} />
      <div className={css.words}>
        <label className={css.row} aria-busy={isPending}>
          <span role="status">{words}</span>
          <input
            ref={input}
            type="file"
            aria-label={words}
            accept="image/*"
            className={css.file}
            disabled={isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) mutate(file)
              // Otherwise choosing the same file again would fire no event.
              target.value = ''
            }}
          />
        </label>
        {image && (
          <Button
            look="danger"
            onPress={() => {
              onChange(null)
              input.current?.focus()
            }}
          >
            {t`Remove the picture`}
          </Button>
        )}
      </div>
    </div>
  )
}
