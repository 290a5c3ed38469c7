import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Class of the label around box and text. */
  className?: string | undefined
  /** Further attributes of that label. */
  labelProps?: Pick<ComponentProps<'label'>, 'style'> & { 'data-count'?: string }
  /** Error message below the box. */
  error?: string | undefined
  /** Text beside the box. */
  children: ReactNode
}

/** A checkbox; clicking its text toggles it, too. */
export function Checkbox({ className, labelProps, error, children, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <>
      <label {...labelProps} className={className === undefined ? styles.choice : `${styles.choice} ${className}`}>
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

/** Text beside a checkbox. Parts in brackets link to the given pages in order, each in a new tab. */
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
