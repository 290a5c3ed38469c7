import { href } from 'react-router'
import { pageMeta } from '../features/pages/page-meta.ts'
import { prefetchFirst } from '../features/planner/first-part.tsx'
import { PlannerHeader } from '../features/planner/planner-header.tsx'
import { PlannerLoading } from '../features/planner/planner-loading.tsx'
import styles from '../features/planner/planner-page.module.css'
import { PlannerView } from '../features/planner/planner-view.tsx'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import { topCategories } from '../features/shell/load-shell.ts'
import { needMessages } from '../messages/load-messages.ts'
import { textIn, useText } from '../messages/text.ts'
import { shopFacts } from '../request-contexts.ts'
import { Container } from '../ui/container.tsx'
import { useHydrated } from '../ui/hydration.ts'
import type { Route } from './+types/planner'

await needMessages('planner')

if (!import.meta.env.SSR) prefetchFirst()

export const handle: PageHandle = { searchParams: [], header: (shell) => <PlannerHeader shell={shell} /> }

export async function loader({ context }: Route.LoaderArgs) {
  const shop = await shopFacts(context)
  const text = textIn(shop.language)
  const told = { path: href('/planner'), title: text('planner.title'), summary: text('planner.summary') }
  return { meta: pageMeta(told, shop) }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.meta ?? []
}

/** The HTML is the same for everyone: the plan is in the browser. */
export default function PlannerPage({ matches }: Route.ComponentProps) {
  const text = useText()
  const isHydrated = useHydrated()
  const shell = shellOf(matches)
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{text('planner.title')}</h1>
        <p className={styles.intro}>{text('planner.intro')}</p>
      </div>
      {isHydrated ? (
        <PlannerView categories={topCategories(shell?.categories ?? [])} shopName={shell?.settings.name ?? ''} />
      ) : (
        <PlannerLoading />
      )}
    </Container>
  )
}
