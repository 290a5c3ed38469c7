import { useText } from '../../../messages/text.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Card } from './card.tsx'
import styles from './sessions-card.module.css'

/** Loads the notices' script separately, so that the profile does not wait for it. */
export const NoticesSlot = lazyPart(() => import('../../notices/notices-card.tsx'), {
  Loading: NoticesLoading,
  Missing: NoticesMissing,
})

function NoticesLoading() {
  const text = useText()
  return (
    <Card id="notices-title" title={text('profile.notices')}>
      <Skeleton className={styles.loading} />
    </Card>
  )
}

function NoticesMissing() {
  const text = useText()
  return (
    <Card id="notices-title" title={text('profile.notices')}>
      <p>{text('profile.notices.not-loaded')}</p>
    </Card>
  )
}
