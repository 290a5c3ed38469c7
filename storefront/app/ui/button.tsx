import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = {
  /**
   * `buy` is red and for buying only; `plain` is brown; `outline` is the second choice; `quiet` is text; `danger`
   * deletes permanently.
   */
  kind?: 'buy' | 'plain' | 'outline' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

type Busy = {
  busy?: boolean
  /** Replaces the words while busy, also before scripts run (button.module.css); otherwise a ring hides them. */
  busyWord?: string
}

export function Button({
  kind,
  size,
  className,
  busy,
  busyWord,
  children,
  ...rest
}: ComponentProps<'button'> & Look & Busy) {
  const look = { className: lookOf({ kind, size }, className), 'data-worded': busyWord }
  return (
    <button type="button" {...rest} {...look} aria-busy={busy || undefined}>
      {busy ? (busyWord ?? children) : children}
    </button>
  )
}

/** A link that looks like a button. `to` comes from the route map: `to={href('/productListing')}`. */
export function LinkButton({ kind, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={`${lookOf({ kind, size }, className)} not-printed`} />
}

function lookOf({ kind = 'plain', size = 'medium' }: Look, className: string | undefined): string {
  return [styles.button, styles[kind], styles[size], className].filter(Boolean).join(' ')
}
