import { href } from 'react-router'
import { apiContext } from '../api.ts'
import { ClientLogos } from '../features/home/client-logos.tsx'
import { FeaturedCategories } from '../features/home/featured-categories.tsx'
import { Hero, NoBanners } from '../features/home/hero.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { ProjectsTeaser } from '../features/home/projects-teaser.tsx'
import { RecentlyViewed } from '../features/home/recently-viewed.tsx'
import { Steps } from '../features/home/steps.tsx'
import { addressOf, canonical } from '../features/shell/canonical.ts'
import { organizationJsonLd } from '../features/shell/organization-json-ld.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import { ProductSlider } from '../features/catalog/slider/product-slider.tsx'
import { needMessages } from '../messages/load-messages.ts'
import { textIn, useText } from '../messages/text.ts'
import { Container } from '../ui/container.tsx'
import { PagePart } from '../ui/page-part.tsx'
import type { Route } from './+types/home'
import styles from './home.module.css'

await needMessages('home')

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
  const { banners, categories, mixedProducts, livingRoom, project, clients } = loaderData
  const text = useText()
  const name = matches[0].loaderData?.settings.name ?? ''
  return (
    <>
      <h1 className="visually-hidden">{text('shop.title', { name })}</h1>
      <PagePart fallback={<NoBanners />}>
        <Hero banners={banners} />
      </PagePart>
      <Container className={styles.sections}>
        <PagePart>
          <FeaturedCategories categories={categories} />
        </PagePart>
        <PagePart>
          <ProductSlider
            title={text('featured-products.title')}
            intro={text('featured-products.intro')}
            products={mixedProducts}
            to={href('/productListing')}
          />
        </PagePart>
      </Container>
      <Steps />
      <Container className={styles.sections}>
        {livingRoom && (
          <PagePart>
            <ProductSlider
              title={text('living-room.title')}
              products={livingRoom.products}
              to={href('/productListing/category/:categoryId', { categoryId: livingRoom.categoryId })}
            />
          </PagePart>
        )}
        {project && (
          <PagePart>
            <ProjectsTeaser project={project} />
          </PagePart>
        )}
        <PagePart>
          <ClientLogos clients={clients} />
        </PagePart>
        <PagePart>
          <RecentlyViewed />
        </PagePart>
      </Container>
    </>
  )
}
