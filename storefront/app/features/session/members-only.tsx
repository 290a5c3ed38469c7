import type { ReactNode } from 'react'
import { href, Navigate, useLocation } from 'react-router'
import { useText } from '../../messages/text.ts'
import { FailedPage } from '../shell/error-page.tsx'
import { loginPath } from './login-path.ts'
import { useSession } from './session.ts'

type MembersOnlyProps = {
  /** In place of the page until it is known who is there. */
  loading: ReactNode
  children: ReactNode
}

/** A page for who is logged in. A guest goes to the login page and comes back from there; after a logout, home. */
export function MembersOnly({ loading, children }: MembersOnlyProps) {
  const text = useText()
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'member') return children
  if (session.status === 'unreachable') return <FailedPage title={text('error.title')} text={text('error.offline')} />
  if (session.status !== 'guest') return loading
  return <Navigate replace to={session.hasLeft ? href('/') : loginPath(pathname + search)} />
}
