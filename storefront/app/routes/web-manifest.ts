import { apiContext } from '../api.ts'
import { paper } from '../features/offline/paper.ts'
import { webManifest } from '../features/offline/web-manifest.ts'
import { languageContext } from '../language-context.ts'
import type { Route } from './+types/web-manifest'

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await context.get(apiContext).settings()
  const body = JSON.stringify(webManifest(settings, paper, context.get(languageContext)))
  return new Response(body, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } })
}
