import { apiContext } from '../api.ts'
import { webManifest } from '../features/offline/web-manifest.ts'
import { languageContext } from '../request-contexts.ts'
import type { Route } from './+types/web-manifest'

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await context.get(apiContext).settings()
  const body = JSON.stringify(webManifest(settings, context.get(languageContext)))
  return new Response(body, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } })
}
