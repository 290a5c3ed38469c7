import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TranslatedKind } from '#contract/admin/content/translations.ts'
import {
  bannerImages,
  banners,
  categories,
  categoryPictures,
  clients,
  deliveryZones,
  faqs,
  hoardings,
  instalmentPlans,
  pages,
  productColors,
  productPictures,
  products,
  productSets,
  projectPictures,
  projects,
  promotions,
  shopSettings,
  stockPlaces,
  stores,
} from '../../../platform/db/schema.ts'

/** A table whose rows have Nepali texts besides the English ones. */
type Translated = {
  from: PgTable
  translations: AnyPgColumn
  /** The English columns, by their names in `translations`. */
  texts: Record<string, AnyPgColumn>
}

/** A table whose rows are back-office records, with the texts of their parts, such as the alt texts of pictures. */
export type TranslatedTable = Translated & {
  kind: TranslatedKind
  recordId: AnyPgColumn | SQL
  name: AnyPgColumn
  parts?: (Translated & { ownerId: AnyPgColumn })[]
}

export const translatedTables: TranslatedTable[] = [
  {
    kind: 'products',
    from: products,
    recordId: products.id,
    name: products.name,
    translations: products.translations,
    texts: {
      name: products.name,
      shortDescription: products.shortDescription,
      description: products.description,
      detailedDescription: products.detailedDescription,
      material: products.material,
      finishOptions: products.finishOptions,
      assembly: products.assembly,
      colorOptions: products.colorOptions,
      warranty: products.warranty,
      specialFeatures: products.specialFeatures,
    },
    parts: [
      picturesIn(productPictures, productPictures.productId),
      {
        from: productColors,
        ownerId: productColors.productId,
        translations: productColors.translations,
        texts: { name: productColors.name },
      },
    ],
  },
  {
    kind: 'categories',
    from: categories,
    recordId: categories.id,
    name: categories.name,
    translations: categories.translations,
    texts: { name: categories.name, filterName: categories.filterName, intro: categories.intro },
    parts: [picturesIn(categoryPictures, categoryPictures.categoryId)],
  },
  {
    kind: 'offers',
    from: hoardings,
    recordId: hoardings.id,
    name: hoardings.description,
    translations: hoardings.translations,
    texts: { description: hoardings.description },
  },
  {
    kind: 'banners',
    from: banners,
    recordId: banners.id,
    name: banners.title,
    translations: banners.translations,
    texts: { title: banners.title, linkLabel: banners.linkLabel },
    parts: [
      {
        from: bannerImages,
        ownerId: bannerImages.bannerId,
        translations: bannerImages.translations,
        texts: { alt: bannerImages.alt, descriptions: bannerImages.descriptions },
      },
    ],
  },
  {
    kind: 'projects',
    from: projects,
    recordId: projects.id,
    name: projects.name,
    translations: projects.translations,
    texts: { name: projects.name, description: projects.description },
    parts: [picturesIn(projectPictures, projectPictures.projectId)],
  },
  {
    kind: 'clients',
    from: clients,
    recordId: clients.id,
    name: clients.name,
    translations: clients.translations,
    texts: { name: clients.name, sector: clients.sector },
  },
  {
    kind: 'faqs',
    from: faqs,
    recordId: faqs.id,
    name: faqs.question,
    translations: faqs.translations,
    texts: { question: faqs.question, answer: faqs.answer },
  },
  {
    kind: 'pages',
    from: pages,
    recordId: pages.slug,
    name: pages.title,
    translations: pages.translations,
    texts: { title: pages.title, summary: pages.summary, body: pages.body },
  },
  {
    kind: 'stores',
    from: stores,
    recordId: stores.id,
    name: stores.name,
    translations: stores.translations,
    texts: { name: stores.name, streetAddress: stores.streetAddress, city: stores.city, services: stores.services },
  },
  {
    kind: 'stock-places',
    from: stockPlaces,
    recordId: stockPlaces.id,
    name: stockPlaces.name,
    translations: stockPlaces.translations,
    texts: { name: stockPlaces.name },
  },
  {
    kind: 'promotions',
    from: promotions,
    recordId: promotions.id,
    name: promotions.name,
    translations: promotions.translations,
    texts: { name: promotions.name },
  },
  {
    kind: 'sets',
    from: productSets,
    recordId: productSets.id,
    name: productSets.name,
    translations: productSets.translations,
    texts: { name: productSets.name },
  },
  {
    kind: 'delivery-zones',
    from: deliveryZones,
    recordId: deliveryZones.id,
    name: deliveryZones.name,
    translations: deliveryZones.translations,
    texts: { name: deliveryZones.name },
  },
  {
    kind: 'instalment-plans',
    from: instalmentPlans,
    recordId: instalmentPlans.id,
    name: instalmentPlans.bank,
    translations: instalmentPlans.translations,
    texts: { bank: instalmentPlans.bank, note: instalmentPlans.note },
  },
  {
    kind: 'settings',
    from: shopSettings,
    recordId: sql`'shop'`,
    name: shopSettings.name,
    translations: shopSettings.translations,
    texts: {
      tagline: shopSettings.tagline,
      streetAddress: shopSettings.streetAddress,
      city: shopSettings.city,
      legalName: shopSettings.legalName,
      grievanceName: shopSettings.grievanceName,
    },
  },
]

type Pictures = PgTable & { alt: AnyPgColumn; translations: AnyPgColumn }

function picturesIn(table: Pictures, ownerId: AnyPgColumn) {
  return { from: table, ownerId, translations: table.translations, texts: { alt: table.alt } }
}
