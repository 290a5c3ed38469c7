import { ListLoading } from '../features/wishlist/list-loading.tsx'
import { ListMissing } from '../features/wishlist/list-missing.tsx'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { MemberPage } from '../features/accounts/my-account/member-page.tsx'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/account-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { Route } from './+types/my-list'

await needMessages('list')

const ListView = lazyPart(() => import('../features/wishlist/list-view.tsx'), {
  Loading: ListLoading,
  Missing: ListMissing,
})

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'my-list.title')
}

export default function MyListPage({ matches }: Route.ComponentProps) {
  const text = useText()
  return (
    <MemberPage title={text('my-list.title')}>
      <ListView shopName={shellOf(matches)?.settings.name ?? ''} />
    </MemberPage>
  )
}
