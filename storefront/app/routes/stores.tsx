import { href } from 'react-router'
import { apiContext } from '../api.ts'
import { pageMeta } from '../features/pages/page-meta.ts'
import { shopFacts } from '../request-contexts.ts'
import { StoreLocator } from '../features/stores/store-locator.tsx'
import { storesJsonLd } from '../features/stores/stores-json-ld.ts'
import styles from '../features/stores/stores.module.css'
import { needMessages } from '../messages/load-messages.ts'
import { textIn, useText } from '../messages/text.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/stores'

await needMessages('contact')

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [shop, stores, { holidays }] = await Promise.all([shopFacts(context), api.stores(), api.support()])
  const text = textIn(shop.language)
  const path = href('/stores')
  const told = { path, title: text('stores.title'), summary: text('stores.intro') }
  const described = [...pageMeta(told, shop), { 'script:ld+json': storesJsonLd(stores, path, shop) }]
  return { stores, holidays: holidays.map(({ day }) => day), meta: described }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.meta ?? []
}

export default function StoresPage({ loaderData: { stores, holidays } }: Route.ComponentProps) {
  const text = useText()
  return (
    <Container className={styles.page}>
      <Breadcrumb steps={[{ name: text('breadcrumb.home'), to: href('/') }, { name: text('stores.title') }]} />
      <header className={styles.head}>
        <h1>{text('stores.title')}</h1>
        <p>{text('stores.intro')}</p>
      </header>
      <StoreLocator stores={stores} holidays={holidays} />
    </Container>
  )
}
