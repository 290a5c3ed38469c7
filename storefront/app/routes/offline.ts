import { apiContext } from '../api.ts'
import { offlineDocument } from '../features/offline/offline-document.tsx'
import { languageContext } from '../request-contexts.ts'
import type { Route } from './+types/offline'

export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await context.get(apiContext).settings()
  return new Response(offlineDocument(name, context.get(languageContext)), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
