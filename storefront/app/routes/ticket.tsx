import { useSearchParams } from 'react-router'
import { parseTicketNumber } from '#domain/orders/order-number.ts'
import { TicketPage } from '../features/tickets/ticket-page.tsx'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { MemberPage } from '../features/accounts/my-account/member-page.tsx'
import { OrderSkeleton } from '../features/orders/order/order-skeleton.tsx'
import { NumberTitle } from '../features/orders/order/order-title.tsx'
import { TrackPage } from '../features/orders/track/track-page.tsx'
import { useSession } from '../features/accounts/session/session.ts'
import '../messages/account-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { useHydrated } from '../ui/hydration.ts'
import type { Route } from './+types/ticket'

await needMessages('contact', 'track', 'ways')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'ticket.title')
}

/** The HTML is the same for everyone. The browser loads what a link's key opens. */
export default function TicketRoute({ params }: Route.ComponentProps) {
  const text = useText()
  const { user } = useSession()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const number = parseTicketNumber(params.number) ?? params.number
  const key = search.get('key') ?? undefined
  const title = <NumberTitle title={text('ticket.page-title', { number })} number={number} />
  if (isHydrated && key === undefined) {
    return (
      <MemberPage title={title} loading={<OrderSkeleton />}>
        {user && <TicketPage door={{ number }} userId={user._id} />}
      </MemberPage>
    )
  }
  // Only the browser knows whether there is a key.
  return (
    <TrackPage title={title}>
      {isHydrated ? <TicketPage door={{ number, key }} userId={undefined} /> : <OrderSkeleton />}
    </TrackPage>
  )
}
