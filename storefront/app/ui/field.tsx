import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export type FieldTexts = {
  label: ReactNode
  /** Stands under the control until something is wrong. */
  hint?: ReactNode
  /** What is wrong. */
  error?: string | undefined
  /** Puts a star behind the label: for forms in which other fields may stay empty. */
  isMarked?: boolean | undefined
}

/** What ties a control to its label, its hint and its error; `className` gives it the look of fields. */
type ControlProps = {
  id: string
  className: string | undefined
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A control under its label, with a hint or what is wrong beside it. */
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
