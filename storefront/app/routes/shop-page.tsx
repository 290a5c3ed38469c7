import { apiContext } from '../api.ts'
import { pageMeta } from '../features/pages/page-meta.ts'
import { ShopPageView } from '../features/pages/shop-page-view.tsx'
import { shopFacts } from '../request-contexts.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import { needMessages } from '../messages/load-messages.ts'
import type { Route } from './+types/shop-page'

await needMessages('content')

/** Loads the page that the route is named after. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const slug = pattern.replace(/^\//, '')
  const [page, shop] = await Promise.all([api.page(slug), shopFacts(context)])
  return { page, meta: pageMeta({ ...page, path: `/${slug}` }, shop) }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.meta ?? []
}

export default function ShopPageRoute({ loaderData: { page }, matches }: Route.ComponentProps) {
  return <ShopPageView page={page} settings={shellOf(matches)!.settings} />
}
