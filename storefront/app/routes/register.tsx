import { href, Navigate } from 'react-router'
import { apiContext } from '../api.ts'
import { accountMeta } from '../features/accounts/account-meta.ts'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { loadRoom } from '../features/accounts/load-room.ts'
import { RegisterForm } from '../features/accounts/register-form.tsx'
import { useSession } from '../features/accounts/session/session.ts'
import '../messages/account-messages.ts'
import { useText } from '../messages/text.ts'
import type { Route } from './+types/register'

export async function loader({ context }: Route.LoaderArgs) {
  return { room: await loadRoom(context.get(apiContext), /^bed(?!ding)/i) }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, {
    path: href('/register'),
    title: 'register.title',
    description: 'register.description',
    isFound: true,
  })
}

export default function RegisterPage({ loaderData: { room } }: Route.ComponentProps) {
  const text = useText()
  const session = useSession()
  // A logged-in member has an account.
  if (session.status === 'member') return <Navigate replace to={href('/')} />
  return (
    <AccountPage title={text('register.title')} intro={text('register.intro')} width={600} picture={room}>
      <RegisterForm />
    </AccountPage>
  )
}
