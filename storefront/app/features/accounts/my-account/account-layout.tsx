import type { ReactNode } from 'react'
import type { UserProfile } from '#contract/accounts.ts'
import { Container } from '../../../ui/container.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './account-layout.module.css'
import { AccountNav } from './account-nav.tsx'
import { AvatarEditor } from './avatar-editor.tsx'

type AccountLayoutProps = {
  /** Undefined until the session is known. */
  user: UserProfile | undefined
  children: ReactNode
}

/** Name and menu on the left; above the page on phones. */
export function AccountLayout({ user, children }: AccountLayoutProps) {
  return (
    <Container className={styles.layout}>
      <div className="not-printed">
        <div className={styles.person}>
          {user ? <AvatarEditor user={user} /> : <Skeleton className={styles.avatar} />}
          <div className={styles.names}>
            {user ? <p className={styles.name}>{user.name}</p> : <Skeleton className={styles.nameLine} />}
            {user ? <p className={styles.email}>{user.email}</p> : <Skeleton className={styles.emailLine} />}
          </div>
        </div>
        <AccountNav isKnown={user !== undefined} />
      </div>
      <div className={styles.content}>{children}</div>
    </Container>
  )
}
