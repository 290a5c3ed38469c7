import { href } from 'react-router'
import { box } from '../features/session/account-icons.ts'
import { MemberPage } from '../features/my-account/member-page.tsx'
import { memberMeta } from '../features/my-account/member-meta.ts'
import '../messages/account-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Route } from './+types/my-orders'

await needMessages('orders')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, { path: href('/my-orders'), title: 'my-orders.title' })
}

export default function MyOrdersPage() {
  const text = useText()
  return (
    <MemberPage title={text('my-orders.title')}>
      <EmptyState
        icon={box}
        title={text('my-orders.none')}
        action={
          <LinkButton to={href('/productListing')} kind="outline">
            {text('account.browse')}
          </LinkButton>
        }
      >
        {text('my-orders.none-text')}
      </EmptyState>
    </MemberPage>
  )
}
