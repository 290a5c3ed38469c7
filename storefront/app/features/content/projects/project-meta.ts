import { href, type MetaDescriptor } from 'react-router'
import { textIn } from '../../../messages/text.ts'
import { breadcrumbJsonLd, largePictureUrl, type Shop } from '../../catalog/product/product-json-ld.ts'
import { addressOf, canonical } from '../../shell/canonical.ts'
import type { LoadedProject } from './load-project.ts'
import { categoryPath, projectPath } from './project-names.ts'

/**
 * Returns a project page's meta tags for search engines and shared links. The loader makes them, so that no browser
 * loads this code.
 */
export function projectMeta(loaded: LoadedProject, shop: Shop): MetaDescriptor[] {
  const text = textIn(shop.language)
  const { project, category } = loaded
  const path = projectPath(project)
  const description = project.description || text('projects.description')
  const [picture] = project.pictures
  const steps = [
    { name: text('breadcrumb.home'), path: href('/') },
    { name: text('projects.title'), path: href('/our-projects') },
    { name: category.name, path: categoryPath(category.slug) },
    { name: project.name, path },
  ]
  return [
    { title: text('page.title', { page: project.name, name: shop.name }) },
    { name: 'description', content: description },
    ...canonical(shop, path),
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:title', content: project.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressOf(shop, path) },
    ...(picture ? [{ property: 'og:image', content: shop.publicUrl + largePictureUrl(picture) }] : []),
    { 'script:ld+json': projectJsonLd(loaded, shop) },
    { 'script:ld+json': breadcrumbJsonLd(steps, shop) },
  ]
}

/** A finished project. It refers to its furniture by pages, which contain the prices. */
function projectJsonLd({ project, products }: LoadedProject, shop: Shop) {
  const furniture = products.map(({ _id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: addressOf(shop, href('/product/:id', { id: _id })),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    url: addressOf(shop, projectPath(project)),
    name: project.name,
    ...(project.description && { description: project.description }),
    inLanguage: shop.language,
    image: project.pictures.map((picture) => shop.publicUrl + largePictureUrl(picture)),
    creator: { '@type': 'Organization', name: shop.name, url: addressOf(shop, href('/')) },
    ...(furniture.length > 0 && { mentions: { '@type': 'ItemList', itemListElement: furniture } }),
  }
}
