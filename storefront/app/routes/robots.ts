import type { Route } from './+types/robots'
import { publicUrlContext } from '../public-url.ts'

export function loader({ context }: Route.LoaderArgs) {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /search', 'Disallow: /ne/search', '']
  const body = [...lines, `Sitemap: ${context.get(publicUrlContext)}/sitemap.xml`, ''].join('\n')
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
