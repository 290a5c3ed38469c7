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

export function Button({
  kind,
  size,
  className,
  busy,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button type="button" {...rest} className={lookOf({ kind, size }, className)} aria-busy={busy || undefined}>
      {children}
    </button>
  )
}

/** A link that looks like a button. `to` comes from the route map: `to={href('/productListing')}`. */
export function LinkButton({ kind, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={lookOf({ kind, size }, className)} />
}

function lookOf({ kind = 'plain', size = 'medium' }: Look, className: string | undefined): string {
  return [styles.button, styles[kind], styles[size], className].filter(Boolean).join(' ')
}
