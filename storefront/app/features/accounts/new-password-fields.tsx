import { useText } from '../../messages/text.ts'
import { PasswordField } from '../../ui/password-field.tsx'

type NewPasswordFieldsProps<Name extends string> = {
  /** Name of the first field; the second is `confirm_password`. */
  name: Name
  label: string
  errors: Partial<Record<Name | 'confirm_password', string>>
}

/** Two fields for choosing a password. */
export function NewPasswordFields<Name extends 'password' | 'new_password'>({
  name,
  label,
  errors,
}: NewPasswordFieldsProps<Name>) {
  const text = useText()
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint={text('account.password-hint')}
        autoComplete="new-password"
        showsStrength
        required
        error={errors[name]}
      />
      <PasswordField
        name="confirm_password"
        label={text('account.confirm-password')}
        autoComplete="new-password"
        required
        error={errors.confirm_password}
      />
    </>
  )
}
