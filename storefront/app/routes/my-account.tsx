import { useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { UserProfile } from '#contract/accounts.ts'
import { AccountLayout } from '../features/accounts/my-account/account-layout.tsx'
import { AddressesSlot } from '../features/accounts/my-account/addresses-slot.tsx'
import { ChangePassword } from '../features/accounts/my-account/change-password.tsx'
import { CreditSlot } from '../features/accounts/my-account/credit-slot.tsx'
import { DataCard } from '../features/accounts/my-account/data-card.tsx'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { NoticesSlot } from '../features/accounts/my-account/notices-slot.tsx'
import { ProfileForm } from '../features/accounts/my-account/profile-form.tsx'
import { ProfileSkeleton } from '../features/accounts/my-account/profile-skeleton.tsx'
import { SessionsSlot } from '../features/accounts/my-account/sessions-slot.tsx'
import { useHasLeft, useSession } from '../features/accounts/session/session.ts'
import { FailedPage } from '../features/shell/error-page.tsx'
import '../messages/account-messages.ts'
import { useText } from '../messages/text.ts'
import type { Route } from './+types/my-account'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'profile.title')
}

/** The HTML is the same for everyone; the browser loads the account. */
export default function MyAccountPage() {
  const text = useText()
  const navigate = useNavigate()
  const session = useSession()
  const hasLeft = useHasLeft()
  const isStranger = session.status === 'guest' && !hasLeft
  useEffect(() => {
    if (isStranger) void navigate(href('/'), { replace: true })
  }, [isStranger, navigate])

  if (session.status === 'unreachable') {
    return <FailedPage title={text('error.title')} text={text(navigator.onLine ? 'error.text' : 'error.offline')} />
  }
  return (
    <AccountLayout user={session.user}>
      {session.user ? <Account user={session.user} /> : <ProfileSkeleton />}
    </AccountLayout>
  )
}

function Account({ user }: { user: UserProfile }) {
  /** Counts how often editing has ended: each time the form starts again with the stored values. */
  const [left, setLeft] = useState(0)
  return (
    <>
      <ProfileForm key={left} user={user} wasLeft={left > 0} onLeave={() => setLeft(left + 1)} />
      <ChangePassword user={user} />
      <AddressesSlot user={user} />
      <CreditSlot userId={user._id} />
      <NoticesSlot userId={user._id} />
      <SessionsSlot userId={user._id} />
      <DataCard user={user} />
    </>
  )
}
