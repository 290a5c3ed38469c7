import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Class of the label around box and text. */
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

/** Words beside a box of which those in brackets lead to pages, in their order, each in a tab of its own. */
export function LinkedWords({ children, to }: { children: string; to: readonly string[] }) {
  const parts = children.split(/[[\]]/)
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <Link key={part} to={to[(at - 1) / 2]!} target="_blank">
            {part}
          </Link>
        ),
      )}
    </span>
  )
}
