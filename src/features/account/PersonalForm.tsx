import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { User } from '#/api/schema/user.ts'
import { dayOf } from '#/domain/hours/hours.ts'
import { formatPhone } from '#/domain/phone.ts'
import { birthdayFault, isEmail } from '#/domain/profile.ts'
import { serverNow } from '#/lib/clock.ts'
import { href } from '#/paths.ts'
import { backAtom, useConfirmLeave, useMainButton, useShell } from '#/shell/chrome.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field } from '#/ui/form/Field.tsx'
import { Form } from '#/ui/form/Form.tsx'
import { KeptChanges } from '#/ui/form/KeptChanges.tsx'
import { useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Segmented } from '#/ui/Segmented.tsx'
import { OwnPicture } from './OwnPicture.tsx'
import css from './PersonalForm.module.css'
import { usePersonal } from './use-personal.ts'

const today = () => dayOf(new Date(serverNow()))

type Checked = 'birthday' | 'email'

/**
 * Name, birthday, gender, email and picture; one action saves them. Unsaved changes stay until they are saved or
 * discarded.
 */
export function PersonalForm({ user }: { user: User }) {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const errorText = useErrorText()
  const back = useAtomValue(backAtom)
  const { fields, input, isChanged, isSaving, error, change, discard, save } = usePersonal(user)
  const birthday = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const [isHalf, setIsHalf] = useState(false)
  const fault = useFaults(fields)
  const { isChecked, check } = useRequiredFields(
    (['birthday', 'email'] as const).filter((field) => fault[field] !== null),
    (field) => (field === 'email' ? email : birthday).current?.focus(),
  )
  const marked = (field: Checked) => (isChecked ? fault[field] : null)
  useConfirmLeave(isChanged && !isSaving)
  const onSave = async () => {
    // An incomplete date has an empty value and would be saved as no birthday.
    setIsHalf(birthday.current?.validity.badInput ?? false)
    if (birthday.current?.validity.badInput) return birthday.current.focus()
    if (!check()) return
    const isSaved = await save()
    shell.haptic(isSaved ? 'success' : 'error')
    if (!isSaved) return
    notify({ text: t`Saved`, tone: 'good' })
    back?.run()
  }
  useMainButton({ label: t`Save`, busy: isSaving, disabled: !isChanged, onPress: onSave })
  return (
    <Form className={css.form} enterSends>
      <KeptChanges isChanged={isChanged} input={input} to={href('profileUser')} onDiscard={discard} />
      <OwnPicture fields={fields} onChange={(image) => change({ image })} />
      <div className={css.names}>
        <Field
          label={t`First name`}
          value={fields.firstName}
          onChange={(firstName) => change({ firstName })}
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={100}
        />
        <Field
          label={t`Last name`}
          value={fields.lastName}
          onChange={(lastName) => change({ lastName })}
          autoComplete="family-name"
          enterKeyHint="next"
          maxLength={100}
        />
      </div>
      <Field
        ref={birthday}
        type="date"
        label={t`Birthday`}
        value={fields.birthday ?? ''}
        onChange={(day) => {
          setIsHalf(false)
          change({ birthday: day || null })
        }}
        autoComplete="bday"
        min="1900-01-01"
        max={today()}
        error={isHalf ? t`Enter the whole date` : marked('birthday')}
      />
      <Gender gender={fields.gender} onChange={(gender) => change({ gender })} />
      <Field
        ref={email}
        type="email"
        inputMode="email"
        label={t`Email`}
        value={fields.email}
        onChange={(text) => change({ email: text })}
        autoComplete="email"
        enterKeyHint="done"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        error={marked('email')}
      />
      <OwnNumber phone={user.phone} />
      {error && (
        <Notice isAnswer tone="error" title={t`Not saved`}>
          {errorText(error)}
        </Notice>
      )}
      <WideActionSlot />
    </Form>
  )
}

function Gender({
  gender,
  onChange,
}: {
  gender: User['gender']
  onChange: (gender: User['gender']) => void
}) {
  const { t } = useLingui()
  return (
    <div className={css.choice}>
      <span className={css.label} aria-hidden="true">{t`Gender`}</span>
      <Segmented
        label={t`Gender`}
        value={gender}
        options={[
          { value: 'FEMALE', label: t`Female` },
          { value: 'MALE', label: t`Male` },
          { value: '', label: t`Prefer not to say` },
        ]}
        onChange={onChange}
      />
    </div>
  )
}

/** Changed on a page of its own, because a new number needs a code (PF-03). */
function OwnNumber({ phone }: { phone: string }) {
  const { t } = useLingui()
  const to = href('profileUser', null, { change: 'phone' })
  return (
    <div className={css.choice}>
      <span className={css.label}>{t`Phone number`}</span>
      <div className={css.phone}>
        <p translate={phone ? 'no' : undefined}>{phone ? formatPhone(phone) : t`Not set`}</p>
        {phone ? (
          <Button size="line" look="plain" to={to} aria-label={t`Change the number`}>
            {t`Change`}
          </Button>
        ) : (
          <Button size="line" look="plain" to={to}>
            {t`Add a number`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The error text of each field; null: it is valid. */
function useFaults({
  birthday,
  email,
}: {
  birthday: string | null | undefined
  email: string
}): Record<Checked, string | null> {
  const { t } = useLingui()
  const wrongDay = birthday && birthdayFault(birthday, today())
  const address = email.trim()
  return {
    birthday:
      wrongDay === 'future'
        ? t`That date is in the future. Choose an earlier one`
        : wrongDay === 'unreal'
          ? t`That date doesn’t exist. Check the year`
          : null,
    email: address === '' || isEmail(address) ? null : t`Check the address: it looks like name@example.uz`,
  }
}
