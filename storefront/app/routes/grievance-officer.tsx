import { href } from 'react-router'
import { GrievanceOfficer } from '../features/pages/grievance-officer.tsx'
import { pageMeta } from '../features/pages/page-meta.ts'
import { shopFacts } from '../request-contexts.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import { needMessages } from '../messages/load-messages.ts'
import { textIn } from '../messages/text.ts'
import type { Route } from './+types/grievance-officer'

await needMessages('content')

export async function loader({ context }: Route.LoaderArgs) {
  const shop = await shopFacts(context)
  const text = textIn(shop.language)
  const title = text('page.name.grievance-officer')
  return { meta: pageMeta({ path: href('/grievance-officer'), title, summary: text('grievance.summary') }, shop) }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.meta ?? []
}

export default function GrievanceOfficerPage({ matches }: Route.ComponentProps) {
  return <GrievanceOfficer settings={shellOf(matches)!.settings} />
}
