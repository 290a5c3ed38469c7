import { href } from 'react-router'
import { apiContext } from '../api.ts'
import { accountMeta } from '../features/accounts/account-meta.ts'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { FormLoading, FormMissing } from '../features/accounts/form-loading.tsx'
import { loadRoom } from '../features/accounts/load-room.ts'
import { NobodyWaiting } from '../features/accounts/nobody-waiting.tsx'
import { useWaiting, type Waiting } from '../features/accounts/waiting-email.ts'
import '../messages/account-messages.ts'
import { type Text, useText } from '../messages/text.ts'
import { lazyPart, prefetch } from '../ui/lazy-part.tsx'
import type { Route } from './+types/verify-account'

const loadForm = () => import('../features/accounts/verify-form.tsx')
const VerifyForm = lazyPart(loadForm, { Loading: FormLoading, Missing: FormMissing })
// Loads the form during hydration.
if (!import.meta.env.SSR) prefetch(loadForm)

export async function loader({ context }: Route.LoaderArgs) {
  return { room: await loadRoom(context.get(apiContext), /living/i) }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, {
    path: href('/verifyAccount'),
    title: 'verify.title',
    description: 'verify.description',
    isFound: false,
  })
}

export default function VerifyPage({ loaderData: { room } }: Route.ComponentProps) {
  const text = useText()
  const waiting = useWaiting()
  return (
    <AccountPage title={text('verify.title')} intro={introOf(text, waiting)} width={400} isLate picture={room}>
      {!waiting && <FormLoading />}
      {waiting?.email === null && <NobodyWaiting />}
      {waiting?.email && <VerifyForm email={waiting.email} isForgotten={waiting.isForgotten} />}
    </AccountPage>
  )
}

function introOf(text: Text, waiting: Waiting | undefined): string {
  if (!waiting) return text('verify.intro-unknown')
  return waiting.email === null ? text('verify.nobody') : text('verify.intro', { email: waiting.email })
}
