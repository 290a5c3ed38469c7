import type { ReactNode } from 'react'
import { href, Navigate, useLocation } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { loginPath, useHasLeft, useSession } from '../session/session.ts'
import { FailedPage } from '../../shell/error-page.tsx'
import { AccountLayout } from './account-layout.tsx'
import styles from './member-page.module.css'

type MemberPageProps = {
  title: ReactNode
  /** Content until the session is known; by default a skeleton card. */
  loading?: ReactNode
  /** Displayed in a card, or bare where `loading` is set. */
  children: ReactNode
}

/**
 * A titled page that requires a session. A guest goes to the login page and comes back from there;
 * after a logout, home.
 */
export function MemberPage({ title, loading, children }: MemberPageProps) {
  const text = useText()
  const session = useSession()
  const hasLeft = useHasLeft()
  const { pathname, search } = useLocation()
  if (session.status === 'unreachable') {
    return <FailedPage title={text('error.title')} text={text(navigator.onLine ? 'error.text' : 'error.offline')} />
  }
  return (
    <AccountLayout user={session.user}>
      {/* The current content stays until the other page has loaded. */}
      {session.status === 'guest' && <Navigate replace to={hasLeft ? href('/') : loginPath(pathname + search)} />}
      <h1>{title}</h1>
      <NeedsScript />
      {session.user && (loading === undefined ? <div className={styles.card}>{children}</div> : children)}
      {!session.user && (loading ?? <Skeleton className={`${styles.loading} needs-script`} />)}
    </AccountLayout>
  )
}
