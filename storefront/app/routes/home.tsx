import { href } from 'react-router'
import { apiContext } from '../api.ts'
import { Hero, NoBanners } from '../features/home/hero.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { addressOf, canonical } from '../features/shell/canonical.ts'
import { organizationJsonLd } from '../features/shell/organization-json-ld.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import { needMessages } from '../messages/load-messages.ts'
import { textIn, useText } from '../messages/text.ts'
import { PagePart } from '../ui/page-part.tsx'
import { needPart, servedPart } from '../ui/served-part.tsx'
import type { Route } from './+types/home'

const Sections = servedPart(() => import('../features/home/sections.tsx'))

await Promise.all([needMessages('home'), needPart(Sections)])

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(apiContext))
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  const title = text('shop.title', { name: shell.settings.name })
  const description = text('shop.description')
  return [
    { title },
    { name: 'description', content: description },
    ...canonical(shell, href('/')),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressOf(shell, href('/')) },
    { property: 'og:site_name', content: shell.settings.name },
    { property: 'og:image', content: `${shell.publicUrl}/banner.jpg` },
    { 'script:ld+json': organizationJsonLd(shell.settings, shell) },
  ]
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const text = useText()
  const name = matches[0].loaderData?.settings.name ?? ''
  return (
    <>
      <h1 className="visually-hidden">{text('shop.title', { name })}</h1>
      <PagePart fallback={<NoBanners />}>
        <Hero banners={loaderData.banners} />
      </PagePart>
      <Sections {...loaderData} />
    </>
  )
}
