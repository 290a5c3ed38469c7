import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { BalanceForm } from '../features/credit/balance-form.tsx'
import { TrackPage } from '../features/orders/track/track-page.tsx'
import '../messages/form-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import type { Route } from './+types/gift-cards'

await needMessages('credit')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'credit.title')
}

/** The balance of a gift card. The HTML is the same for everyone. */
export default function GiftCardsPage() {
  const text = useText()
  return (
    <TrackPage title={text('credit.title')} isForm>
      <BalanceForm />
    </TrackPage>
  )
}
