import { href } from 'react-router'
import { heart } from '../features/session/account-icons.ts'
import { MemberPage } from '../features/my-account/member-page.tsx'
import { memberMeta } from '../features/my-account/member-meta.ts'
import '../messages/account-messages.ts'
import { useText } from '../messages/text.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Route } from './+types/my-list'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, { path: href('/my-list'), title: 'my-list.title' })
}

export default function MyListPage() {
  const text = useText()
  return (
    <MemberPage title={text('my-list.title')}>
      <EmptyState
        icon={heart}
        title={text('my-list.none')}
        action={
          <LinkButton to={href('/productListing')} kind="outline">
            {text('account.browse')}
          </LinkButton>
        }
      >
        {text('my-list.none-text')}
      </EmptyState>
    </MemberPage>
  )
}
