import { type ComponentProps, useState } from 'react'
import { passwordStrength } from '#domain/accounts/password.ts'
import { useText } from '../messages/text.ts'
import affix from './affix.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

const eye =
  'M2.500 12c2.300-4.200 5.600-6.300 9.500-6.300s7.200 2.100 9.500 6.300c-2.300 4.200-5.600 6.300-9.500 6.300S4.800 16.200 2.500 12ZM12 9.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600Z'
const eyeOff =
  'M9.800 6a9.600 9.600 0 0 1 2.200-.300c3.900 0 7.200 2.100 9.500 6.300a15 15 0 0 1-2.500 3.300M6.300 7.400A13 13 0 0 0 2.500 12c2.300 4.200 5.600 6.300 9.500 6.300a9.300 9.300 0 0 0 4.600-1.200M10 10a2.800 2.800 0 0 0 4 4M4 4l16 16'

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
