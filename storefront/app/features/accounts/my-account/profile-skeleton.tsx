import { useText } from '../../../messages/text.ts'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './profile-skeleton.module.css'

const FIELDS = 9

/** Skeleton of the profile until the session is known; without scripts it says that it needs them. */
export function ProfileSkeleton() {
  const text = useText()
  return (
    <div className={styles.profile}>
      <h1>{text('profile.user')}</h1>
      <NeedsScript />
      <div className={`${styles.fields} needs-script`}>
        {Array.from({ length: FIELDS }, (_, at) => (
          <Skeleton key={at} className={styles.field} />
        ))}
      </div>
    </div>
  )
}
