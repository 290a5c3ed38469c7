import { type ReactNode, useId } from 'react'
import styles from './field-group.module.css'

type FieldGroupProps = {
  legend: ReactNode
  /** The legend is for screen readers only, since a heading beside it shows the same. */
  isLegendHidden?: boolean | undefined
  /** Error message. */
  error?: string | undefined
  /** Exactly one of the radio buttons inside must be chosen. */
  isChoice?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Checkboxes or radio buttons below their legend, with an error. */
export function FieldGroup({ legend, isLegendHidden, error, isChoice, className, children }: FieldGroupProps) {
  const errorId = useId()
  return (
    <fieldset
      className={className}
      {...(isChoice && { role: 'radiogroup', 'aria-required': true, 'aria-invalid': error !== undefined || undefined })}
      {...(error !== undefined && { 'aria-describedby': errorId })}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {children}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
