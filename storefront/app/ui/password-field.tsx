import { type ComponentProps, useState } from 'react'
import { passwordStrength } from '#domain/accounts/password.ts'
import { useText } from '../messages/text.ts'
import affix from './affix.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { eye, eyeOff } from './field-icons.ts'
import { Icon } from './icon.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & {
    label: string
    /** Identifies the password for password managers. */
    autoComplete: 'current-password' | 'new-password'
    /** Shows the strength of the typed password below the field. */
    showsStrength?: boolean
  }

/** A password, hidden until its own button shows it. */
export function PasswordField({
  label,
  hint,
  error,
  isMarked,
  showsStrength = false,
  onInput,
  ...input
}: PasswordFieldProps) {
  const text = useText()
  const [isShown, setIsShown] = useState(false)
  const [strength, setStrength] = useState<ReturnType<typeof passwordStrength>>()
  const strengthHint = strength && showsStrength && text(`password.strength.${strength}`)
  return (
    <Field
      label={label}
      hint={hint === undefined && !strengthHint ? undefined : <span aria-live="polite">{strengthHint ?? hint}</span>}
      error={error}
      isMarked={isMarked}
    >
      {(control) => (
        <div className={affix.affixed}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            onInput={(event) => {
              setStrength(passwordStrength(event.currentTarget.value))
              onInput?.(event)
            }}
          />
          <button
            type="button"
            className="needs-script"
            disabled={input.disabled}
            aria-label={text(isShown ? 'password.hide' : 'password.show', { label })}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? eyeOff : eye} size={20} />
          </button>
        </div>
      )}
    </Field>
  )
}
