import { useEffect, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { UserProfile } from '#contract/accounts.ts'
import { MAX_ADDRESS_LENGTH } from '#domain/addresses/address-length.ts'
import { type ProfileField, profileFields, profileProblems } from '#domain/accounts/profile.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../../ui/use-checked-form.ts'
import { NameField } from '../name-field.tsx'
import { PlaceFields } from '../place-fields.tsx'
import { refusalOf } from '../refusal.ts'
import { RefusalNote } from '../refusal-note.tsx'
import { accountApi } from '../session/account-api.ts'
import { changeUser } from '../session/session.ts'
import grid from './field-grid.module.css'
import styles from './profile-form.module.css'

const pencil = 'M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500'

type ProfileFormProps = {
  user: UserProfile
  /** Whether editing has just ended: the Edit button takes the focus. */
  wasLeft: boolean
  /** Called when the values are outdated: the form must be rebuilt from the user. */
  onLeave: () => void
}

/** The profile, read-only until Edit Profile is pressed. Email, date of birth and country never change. */
export function ProfileForm({ user, wasLeft, onLeave }: ProfileFormProps) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const [isEditing, setIsEditing] = useState(false)
  const [place] = useState({ province: user.province, district: user.district })
  const name = useRef<HTMLInputElement>(BEFORE_MOUNT)
  const edit = useRef<HTMLButtonElement>(BEFORE_MOUNT)
  const fixed = { email: user.email, date_of_birth: user.date_of_birth }
  const form = useCheckedForm({
    fields: profileFields,
    check: (given: Values<ProfileField>) => profileProblems({ ...given, ...fixed }),
    send: update,
  })
  useEffect(() => {
    if (isEditing) name.current.focus()
  }, [isEditing])
  useEffect(() => {
    if (wasLeft) edit.current.focus()
  }, [wasLeft])

  async function update(given: Values<ProfileField>) {
    const answer = await accountApi.updateUser(user._id, { ...given, ...fixed, country: user.country })
    if (!answer.success) return refusalOf(text, answer, text('profile.not-updated'))
    changeUser(user._id, answer.data)
    showToast('success', text('profile.updated'))
    onLeave()
    return void navigate(href('/'))
  }

  return (
    <form
      {...form.props}
      className={isEditing ? `${styles.form} ${styles.editing}` : styles.form}
      aria-labelledby="profile-title"
    >
      <h1 id="profile-title" className={styles.title}>
        {text('profile.user')}
      </h1>
      <fieldset className={styles.fields} disabled={!isEditing || form.isBusy}>
        <NameField
          ref={name}
          name="name"
          label={text('profile.name')}
          isMarked
          required
          defaultValue={user.name}
          error={form.errors.name}
        />
        <TextField
          name="email"
          type="email"
          label={text('account.email')}
          isMarked
          readOnly
          defaultValue={user.email}
          hint={isEditing ? text('profile.fixed') : undefined}
          error={form.errors.email}
        />
        <TextField
          name="mobile"
          type="tel"
          label={text('account.phone')}
          isMarked
          required
          autoComplete="tel-national"
          defaultValue={format.digits(user.mobile)}
          error={form.errors.mobile}
        />
        <TextField
          name="date_of_birth"
          label={text('account.birth-date')}
          isMarked
          readOnly
          defaultValue={format.date(user.date_of_birth)}
          hint={isEditing ? text('profile.fixed') : undefined}
          error={form.errors.date_of_birth}
        />
        <TextField
          label={text('profile.country')}
          readOnly
          defaultValue={format.place(user.country)}
          hint={isEditing ? text('profile.fixed') : undefined}
        />
        <PlaceFields isMarked errors={form.errors} known={place} />
        <TextField
          name="City"
          label={text('account.city')}
          isMarked
          required
          autoComplete="address-level2"
          maxLength={MAX_ADDRESS_LENGTH}
          defaultValue={user.City}
          error={form.errors.City}
        />
        <div className={grid.wide}>
          <TextField
            name="street_address_1"
            label={text('account.street')}
            isMarked
            required
            autoComplete="address-line1"
            maxLength={MAX_ADDRESS_LENGTH}
            defaultValue={user.street_address_1}
            error={form.errors.street_address_1}
          />
        </div>
      </fieldset>
      <RefusalNote>{form.refusal}</RefusalNote>
      <div className={styles.actions}>
        {isEditing ? (
          <>
            <Button kind="quiet" disabled={form.isBusy} onClick={onLeave}>
              {text('profile.cancel')}
            </Button>
            <SubmitButton busy={form.isBusy}>{text('profile.update')}</SubmitButton>
          </>
        ) : (
          <Button ref={edit} kind="outline" onClick={() => setIsEditing(true)}>
            <Icon name={pencil} size={18} />
            {text('profile.edit')}
          </Button>
        )}
      </div>
    </form>
  )
}
