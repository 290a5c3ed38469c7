import type { Ref } from 'react'
import { Link, useLocation } from 'react-router'
import type { ReviewStanding } from '#contract/reviews.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PanelOpener } from '../../ui/use-lazy-panel.ts'
import { loginPath, useSession } from '../accounts/session/session.ts'
import styles from './reviews-board.module.css'

type WritePlaceProps = {
  standing: ReviewStanding | undefined
  hasFailed: boolean
  onRetry: () => void
  opener: PanelOpener & { ref: Ref<HTMLButtonElement> }
}

/** Starts a review where the shopper may write one; otherwise explains why not. */
export function WritePlace({ standing, hasFailed, onRetry, opener }: WritePlaceProps) {
  const text = useText()
  const { status } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'guest') {
    return (
      <Link className={styles.logIn} to={loginPath(`${pathname}${search}#reviews`)}>
        {text('reviews.log-in')}
      </Link>
    )
  }
  if (hasFailed) {
    return (
      <p className={styles.sentence} role="alert">
        {text('reviews.standing-missing')}{' '}
        <Button kind="quiet" size="small" onClick={onRetry}>
          {text('reviews.again')}
        </Button>
      </p>
    )
  }
  if (!standing) return <Skeleton className={styles.coming} />
  if (standing.refusal === null || standing.refusal === 'written') {
    return (
      <Button kind="outline" {...opener}>
        {text(standing.refusal === null ? 'reviews.write' : 'reviews.edit')}
      </Button>
    )
  }
  return <p className={styles.sentence}>{text(`reviews.refusal.${standing.refusal}`)}</p>
}
