import { OTPField } from '@base-ui/react/otp-field'
import { CODE_LENGTH, codeIn } from '#domain/accounts/one-time-code.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import styles from './code-boxes.module.css'

type CodeBoxesProps = { name: string; error: string | undefined; isSms?: boolean }

/** Boxes for a code from an email or SMS, one per character. Pasting a whole code fills all of them. */
export function CodeBoxes({ name, error, isSms = false }: CodeBoxesProps) {
  const text = useText()
  return (
    <Field label={text('verify.code')} hint={text(isSms ? 'verify.code-hint-sms' : 'verify.code-hint')} error={error}>
      {(control) => (
        <OTPField.Root
          id={control.id}
          aria-describedby={control['aria-describedby']}
          className={styles.boxes}
          name={name}
          length={CODE_LENGTH}
          // The library's own validation drops Devanagari digits before we can read them.
          validationType="none"
          normalizeValue={codeIn}
          inputMode="numeric"
          autoComplete="one-time-code"
        >
          {Array.from({ length: CODE_LENGTH }, (_, place) => (
            <OTPField.Input
              key={place}
              className={styles.box}
              aria-invalid={control['aria-invalid']}
              {...(place > 0 && { 'aria-label': text('verify.sign', { place: place + 1, length: CODE_LENGTH }) })}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  )
}
