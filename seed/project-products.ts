import type { Db } from '#api/platform/db/client.ts'
import { projectPictures, projectProducts, projects } from '#api/platform/db/schema/content.ts'
import { products } from '#api/platform/db/schema/products.ts'
import { idOf } from './insert-catalog.ts'
import { pictureRows } from './insert-pictures.ts'

/** Our products visible in a project's pictures, largest first. */
const productsInProjects: Record<string, readonly string[]> = {
  'lakeside-hotel-guest-rooms': ['rara-wingback-bed', 'asan-bedside-table', 'thamel-armchair', 'kapas-pillow-pair'],
  'lakeside-hotel-lobby': ['patan-loveseat', 'thamel-armchair', 'swayambhu-coffee-table', 'phewa-tripod-lamp'],
  'patan-courtyard-restaurant': ['gorkha-round-dining-set', 'palpa-spindle-chair', 'janakpur-cane-chair'],
  'ministry-row-corporate-office': [
    'sagar-standing-desk',
    'utsav-mesh-chair',
    'kaski-executive-desk',
    'rajdhani-leather-chair',
    'sahayak-visitor-chair',
    'surakshit-filing-cabinet',
    'saral-mobile-pedestal',
    'bandipur-bookshelf',
  ],
  'jhamsikhel-coworking-space': [
    'sabha-meeting-table',
    'palpa-spindle-chair',
    'ilam-upholstered-chair',
    'bandipur-bookshelf',
    'bagmati-three-seater-sofa',
    'ilam-pouffe',
    'mitra-study-desk',
    'utsav-mesh-chair',
  ],
  'sanepa-family-apartment': [
    'karnali-l-shaped-sofa',
    'nagarkot-coffee-table',
    'thamel-armchair',
    'ilam-pouffe',
    'phewa-tripod-lamp',
    'bandipur-bookshelf',
  ],
  'budhanilkantha-master-bedroom': [
    'mustang-four-poster-bed',
    'lumbini-wardrobe',
    'tansen-dresser',
    'asan-bedside-table',
  ],
  'nagarkot-rooftop-cafe': ['chitwan-umbrella-patio-set', 'sauraha-bistro-set', 'godavari-teak-bench'],
}

/** The banner of Our Projects shows a hotel lobby, and serves as the picture of this project category. */
const banner = {
  category: 'living-room',
  file: 'projects/hero.webp',
  alt: 'Hotel lobby with lounge seating and a reception counter',
  nepali: 'बस्ने ठाउँ र रिसेप्सन काउन्टर भएको होटलको लबी',
}

/** Links the projects to the products they show, and gives the banner's category its picture. */
export async function insertProjectProducts(db: Db): Promise<void> {
  const projectIds = bySlug(await db.select({ id: projects.id, slug: projects.slug }).from(projects))
  const productIds = bySlug(await db.select({ id: products.id, slug: products.slug }).from(products))
  const rows = Object.entries(productsInProjects).flatMap(([project, slugs]) =>
    slugs.map((slug, position) => {
      return { projectId: idOf(projectIds, project), productId: idOf(productIds, slug), position }
    }),
  )
  await db.insert(projectProducts).values(rows)
  const owner = { projectId: idOf(projectIds, banner.category) }
  await db.insert(projectPictures).values(pictureRows(owner, [banner]))
}

function bySlug(rows: readonly { id: number; slug: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
