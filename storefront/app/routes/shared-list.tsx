import { href } from 'react-router'
import { ListMissing } from '../features/wishlist/list-missing.tsx'
import { SharedLoading } from '../features/wishlist/shared-loading.tsx'
import styles from '../features/wishlist/shared-page.module.css'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Container } from '../ui/container.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import type { Route } from './+types/shared-list'

await needMessages('list')

const SharedView = lazyPart(() => import('../features/wishlist/shared-view.tsx'), {
  Loading: SharedLoading,
  Missing: ListMissing,
})

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'my-list.shared-title')
}

/** A list shared by its link. */
export default function SharedListPage({ params: { token } }: Route.ComponentProps) {
  const text = useText()
  const steps = [{ name: text('breadcrumb.home'), to: href('/') }, { name: text('my-list.shared-title') }]
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb steps={steps} />
        <h1>{text('my-list.shared-title')}</h1>
        <p>{text('my-list.shared-text')}</p>
      </header>
      <SharedView key={token} token={token} />
      <NeedsScript />
    </Container>
  )
}
