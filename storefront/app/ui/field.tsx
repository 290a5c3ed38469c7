import { type ReactNode, useId, type ComponentProps } from 'react'
import styles from './field.module.css'

export type FieldTexts = {
  label: ReactNode
  /** Shows below the control unless there is an error. */
  hint?: ReactNode
  /** Error message. */
  error?: ReactNode
  /** Adds a star to the label, for forms with optional fields. */
  isMarked?: boolean | undefined
}

/** Attributes that connect a control with its label, hint and error; `className` styles it as a field. */
type ControlProps = {
  id: string
  className: string | undefined
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A control below its label, with a hint or an error. */
export function Field({
  label,
  hint,
  error,
  isMarked,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isMarked && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        className: styles.control,
        ...(error !== undefined && { 'aria-invalid': true }),
        ...(hasNote && { 'aria-describedby': noteId }),
      })}
      {hasNote && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/** A single line of text. */
export function TextField({ label, hint, error, isMarked, ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error} isMarked={isMarked}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}
