import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Of the label around box and words. */
  className?: string | undefined
  /** What is wrong, under the box. */
  error?: string | undefined
  /** The words beside the box. */
  children: ReactNode
}

/** A box to tick; the words beside it tick it too. */
export function Checkbox({ className, error, children, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <>
      <label className={className === undefined ? styles.choice : `${styles.choice} ${className}`}>
        <input
          {...input}
          type="checkbox"
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        {children}
      </label>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}
