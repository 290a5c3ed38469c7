import { href, Navigate, useLocation } from 'react-router'
import { apiContext } from '../api.ts'
import { accountMeta } from '../features/accounts/account-meta.ts'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { loadRoom } from '../features/accounts/load-room.ts'
import { LoginForm } from '../features/accounts/login-form.tsx'
import { returnPath } from '../features/accounts/next-path.ts'
import { useSession } from '../features/accounts/session/session.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/account-messages.ts'
import { useText } from '../messages/text.ts'
import type { Route } from './+types/login'

export async function loader({ context }: Route.LoaderArgs) {
  return { room: await loadRoom(context.get(apiContext), /living/i) }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, {
    path: href('/login'),
    title: 'login.title',
    description: 'login.description',
    isFound: true,
  })
}

export default function LoginPage({ loaderData: { room }, matches }: Route.ComponentProps) {
  const text = useText()
  const { search } = useLocation()
  const session = useSession()
  // A logged-in member has no use for this page.
  if (session.status === 'member' || session.status === 'unreachable') {
    return <Navigate replace to={returnPath(new URLSearchParams(search), href('/'))} />
  }
  return (
    <AccountPage title={text('login.title')} intro={text('login.intro')} width={400} picture={room}>
      <LoginForm shopName={shellOf(matches)?.settings.name ?? ''} />
    </AccountPage>
  )
}
