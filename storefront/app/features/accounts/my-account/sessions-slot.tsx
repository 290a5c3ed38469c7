import { useText } from '../../../messages/text.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Card } from './card.tsx'
import styles from './sessions-card.module.css'

/** Loads the sessions' script separately, so that the profile does not wait for it. */
export const SessionsSlot = lazyPart(async () => ({ default: (await import('./sessions-card.tsx')).SessionsCard }), {
  Loading: SessionsLoading,
  Missing: SessionsMissing,
})

function SessionsLoading() {
  const text = useText()
  return (
    <Card id="sessions-title" title={text('profile.sessions')}>
      <Skeleton className={styles.loading} />
    </Card>
  )
}

function SessionsMissing() {
  const text = useText()
  return (
    <Card id="sessions-title" title={text('profile.sessions')}>
      <p>{text('profile.sessions.not-loaded')}</p>
    </Card>
  )
}
