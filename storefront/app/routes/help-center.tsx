import { apiContext } from '../api.ts'
import { helpMeta } from '../features/help/help-meta.ts'
import { HelpPage } from '../features/help/help-page.tsx'
import { loadHelp } from '../features/help/load-help.ts'
import { languageContext } from '../request-contexts.ts'
import { needMessages } from '../messages/load-messages.ts'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/help-center'

await needMessages('help', 'footer', 'session')

export const handle: PageHandle = { searchParams: ['q'] }

export function loader({ context, request }: Route.LoaderArgs) {
  return loadHelp(context.get(apiContext), context.get(languageContext), new URL(request.url))
}

/** A search is among questions that the page has. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches)
  return shell && loaderData ? helpMeta(shell, loaderData.faqs) : []
}

export default function HelpCenter({ loaderData, matches }: Route.ComponentProps) {
  const { settings, categories } = shellOf(matches)!
  return <HelpPage help={loaderData} settings={settings} categories={categories} />
}
