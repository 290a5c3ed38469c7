import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { apiContext } from '../api.ts'
import { accountMeta } from '../features/accounts/account-meta.ts'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { FormLoading } from '../features/accounts/form-loading.tsx'
import { loadRoom } from '../features/accounts/load-room.ts'
import { ResetForm } from '../features/accounts/reset-form.tsx'
import { StartResetForm } from '../features/accounts/start-reset-form.tsx'
import { useWaiting } from '../features/accounts/waiting-email.ts'
import '../messages/account-messages.ts'
import { useText } from '../messages/text.ts'
import { showToast } from '../ui/toast.tsx'
import type { Route } from './+types/forgot-password'

export async function loader({ context }: Route.LoaderArgs) {
  return { room: await loadRoom(context.get(apiContext), /living/i) }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, {
    path: href('/forgot-password'),
    title: 'reset.title',
    description: 'reset.description',
    isFound: false,
  })
}

export default function ResetPasswordPage({ loaderData: { room } }: Route.ComponentProps) {
  const text = useText()
  const waiting = useWaiting()
  const [over, setOver] = useState<string>()
  const missing = text('problem.email-missing')
  const isMissing = waiting?.email === null
  useEffect(() => {
    if (isMissing) showToast('error', missing)
  }, [isMissing, missing])
  const why = isMissing ? missing : over
  const email = waiting?.email ?? ''
  const intro = waiting && why === undefined ? text('reset.intro', { email }) : text('reset.intro-start')
  return (
    <AccountPage title={text('reset.title')} intro={intro} width={400} isLate picture={room}>
      {!waiting && <FormLoading />}
      {waiting && why !== undefined && <StartResetForm why={why} email={email} />}
      {waiting && why === undefined && <ResetForm email={email} onOver={setOver} />}
    </AccountPage>
  )
}
