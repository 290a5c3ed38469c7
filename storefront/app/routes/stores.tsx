import { href } from 'react-router'
import { apiContext } from '../api.ts'
import { pageMeta } from '../features/pages/page-meta.ts'
import { TitledPage } from '../features/pages/titled-page.tsx'
import { shopFacts } from '../request-contexts.ts'
import { StoreLocator } from '../features/stores/store-locator.tsx'
import { storesJsonLd } from '../features/stores/stores-json-ld.ts'
import { needMessages } from '../messages/load-messages.ts'
import { textIn, useText } from '../messages/text.ts'
import type { Route } from './+types/stores'

await needMessages('contact', 'ways')

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
    <TitledPage title={text('stores.title')} intro={text('stores.intro')}>
      <StoreLocator stores={stores} holidays={holidays} />
    </TitledPage>
  )
}
