import { languagePath, languages } from '#domain/language/languages.ts'
import { publicUrlContext } from '../request-contexts.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const searches = languages.map((language) => `Disallow: ${languagePath(language, '/search')}`)
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', ...searches, '']
  const body = [...lines, `Sitemap: ${context.get(publicUrlContext)}/sitemap.xml`, ''].join('\n')
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
