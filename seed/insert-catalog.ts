import type { Db } from '#api/platform/db/client.ts'
import { categories, categoryPictures } from '#api/platform/db/schema/categories.ts'
import { productColors } from '#api/platform/db/schema/product-colors.ts'
import { productModels, productPictures } from '#api/platform/db/schema/product-media.ts'
import { products } from '#api/platform/db/schema/products.ts'
import { variants } from '#api/platform/db/schema/variants.ts'
import { hsCodes, subcategoryIntros, topCategories } from './categories.ts'
import { colorRow, coloredVariants, pictureColor, slugOfColor, soldColors } from './demo-colors.ts'
import { type DemoImage, pictureRows } from './insert-pictures.ts'
import { manifest, type ManifestProduct } from './manifest.ts'
import { demoModel } from './models.ts'
import { demoProducts } from './demo-products.ts'
import { categoriesInNepali, categoryPicturesInNepali } from './ne/categories.ts'
import { translateAlt, translateProduct, wordIn } from './ne/translate-product.ts'
import { guessAssembled, guessPackages, overallOfSize } from './packages.ts'
import type { DemoProduct } from './products/demo-product.ts'
import { insertQuestions } from './questions/insert-questions.ts'
import { insertReviews } from './reviews/insert-reviews.ts'
import { DEMO_DAY } from './reviews/write-reviews.ts'

/** `categoryIds`: ids of categories and subcategories, by slug. */
export type Catalog = { categoryIds: ReadonlyMap<string, number>; products: readonly ManifestProduct[] }

const DAY_MS = 86_400_000
const DAYS_BETWEEN_PRODUCTS = 9

/** Inserts the categories, and the manifest's products with variants, pictures, models and reviews. */
export async function insertCatalog(db: Db): Promise<Catalog> {
  const categoryIds = await insertCategories(db)
  const productIds = await insertProducts(db, categoryIds)
  const colorIds = await insertColors(db, productIds)
  await db.insert(variants).values(variantRows(productIds, colorIds))
  await db.insert(productPictures).values(
    manifest.products.flatMap((product) => {
      const rows = pictureRows({ productId: idOf(productIds, product.slug) }, imagesOf(product))
      return rows.map((row) => ({
        ...row,
        colorId: idOf(colorIds, colorKey(product.slug, pictureColor(product, row.alt))),
      }))
    }),
  )
  await db.insert(productModels).values(modelRows(productIds))
  await insertReviews(db, productIds)
  await insertQuestions(db, productIds)
  return { categoryIds, products: manifest.products }
}

async function insertCategories(db: Db): Promise<Map<string, number>> {
  const top = await db
    .insert(categories)
    .values(
      Object.entries(topCategories).map(([slug, { name, filterName, intro }], position) => {
        const translations = { ne: wordIn(categoriesInNepali, slug) }
        return { slug, name, filterName, intro, position, hsCode: hsCodes[slug], translations }
      }),
    )
    .returning({ slug: categories.slug, id: categories.id })
  const topIds = new Map(top.map(({ slug, id }) => [slug, id]))
  const below = await db
    .insert(categories)
    .values(
      manifest.categories.flatMap((category) =>
        category.subcategories.map(({ slug, name }, position) => {
          const intro = subcategoryIntros[slug] ?? ''
          const parentId = idOf(topIds, category.slug)
          const translations = { ne: wordIn(categoriesInNepali, slug) }
          return { slug, name, intro, parentId, position, hsCode: hsCodes[slug], translations }
        }),
      ),
    )
    .returning({ slug: categories.slug, id: categories.id })
  const ids = new Map([...topIds, ...below.map(({ slug, id }) => [slug, id] as const)])
  await db.insert(categoryPictures).values(categoryPictureRows(ids))
  return ids
}

/** A category has its own picture, a subcategory that of its first product. */
function categoryPictureRows(ids: ReadonlyMap<string, number>) {
  return manifest.categories.flatMap(({ slug, image, subcategories }) => [
    ...pictureRows({ categoryId: idOf(ids, slug) }, [
      { file: image, alt: topCategories[slug]?.pictureAlt ?? '', nepali: wordIn(categoryPicturesInNepali, slug) },
    ]),
    ...subcategories.flatMap((below) => {
      const [first] = manifest.products.filter(({ subcategory }) => subcategory === below.slug)
      return pictureRows({ categoryId: idOf(ids, below.slug) }, first ? imagesOf(first).slice(0, 1) : [])
    }),
  ])
}

function imagesOf(product: ManifestProduct): DemoImage[] {
  return product.images.map(({ file, alt }) => ({ file, alt, nepali: translateAlt(product, alt) }))
}

async function insertProducts(db: Db, categoryIds: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const rows = demoProducts.map((product, index) => {
    const manifested = shown(product.slug)
    const { slug, name, category, subcategory, dimensionsCm, tableCm, materials, finish } = manifested
    return {
      slug,
      name,
      categoryId: idOf(categoryIds, category),
      subcategoryId: idOf(categoryIds, subcategory),
      isLatest: product.isLatest ?? false,
      isFeatured: product.isFeatured ?? false,
      shortDescription: product.shortDescription,
      description: product.description,
      detailedDescription: product.detailedDescription.join('\n'),
      material: product.material ?? commaText(materials),
      finishOptions: finish,
      assembly: product.assembly,
      weightCapacityKg: product.weightCapacityKg,
      madeInDays: product.madeInDays,
      comesAssembled: guessAssembled(manifested),
      packagesAreEstimates: true,
      warranty: product.warranty,
      specialFeatures: product.specialFeatures,
      widthCm: dimensionsCm.width,
      depthCm: dimensionsCm.depth,
      heightCm: dimensionsCm.height,
      tableWidthCm: tableCm?.width ?? null,
      tableDepthCm: tableCm?.depth ?? null,
      translations: { ne: translateProduct(manifested) },
      salesCount: product.salesCount,
      createdAt: createdAt(product, index),
    }
  })
  const inserted = await db.insert(products).values(rows).returning({ slug: products.slug, id: products.id })
  return new Map(inserted.map(({ slug, id }) => [slug, id]))
}

/** @returns ids by `colorKey` */
async function insertColors(db: Db, productIds: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const rows = manifest.products.flatMap((product) =>
    soldColors(product).map((color, position) => {
      return { ...colorRow(color, position), productId: idOf(productIds, product.slug) }
    }),
  )
  const { id, productId, slug } = productColors
  const inserted = await db.insert(productColors).values(rows).returning({ id, productId, slug })
  const slugOfProduct = new Map([...productIds].map(([productSlug, product]) => [product, productSlug]))
  return new Map(inserted.map((color) => [`${slugOfProduct.get(color.productId)} ${color.slug}`, color.id]))
}

function colorKey(product: string, color: string): string {
  return `${product} ${slugOfColor(color)}`
}

/** Returns a product's entry in the manifest. */
function shown(slug: string): ManifestProduct {
  const found = manifest.products.find((product) => product.slug === slug)
  if (!found) throw new RangeError(`The manifest has no product ${slug}`)
  return found
}

/** Joins a list into one text, keeping the capitals of abbreviations: `Sal wood frame, high-density foam`. */
function commaText(entries: readonly string[]): string {
  const [first, ...rest] = entries
  return [first, ...rest.map((entry) => entry.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))].join(', ')
}

/** Returns a time in the last weeks for the latest products, and an earlier one for the others. */
function createdAt({ isLatest }: DemoProduct, index: number): Date {
  const days = isLatest ? index % 30 : 60 + index * DAYS_BETWEEN_PRODUCTS
  return new Date(DEMO_DAY.getTime() - days * DAY_MS)
}

function variantRows(productIds: ReadonlyMap<string, number>, colorIds: ReadonlyMap<string, number>) {
  return demoProducts.flatMap((product) =>
    coloredVariants(product, soldColors(shown(product.slug))).map(({ color, ...variant }, position) => {
      const { slug } = product
      const ids = { productId: idOf(productIds, slug), colorId: idOf(colorIds, colorKey(slug, color)) }
      const packages = guessPackages(shown(slug), shown(slug).dimensionsCm, variant)
      return {
        ...variant,
        ...ids,
        ...overallOf(shown(slug), variant),
        cost: demoCost(variant.price),
        packages,
        position,
      }
    }),
  )
}

/** Returns an invented cost without VAT, so that the demo's stock has a value: somewhat above half of the price. */
function demoCost(price: number): number {
  return Math.round((price * 0.55) / 10) * 10
}

/** Returns the dimensions of the furniture in this size: from the manifest, or guessed as for its packages. */
function overallOf(product: ManifestProduct, variant: { size?: string }) {
  const isOfSize = ({ width, depth }: { width: number; depth: number }) => `${width}*${depth}` === variant.size
  const known = product.sizes?.find(({ mattressCm }) => isOfSize(mattressCm))?.overallCm
  const overall = known ?? overallOfSize(product, product.dimensionsCm, variant)
  return overall && { widthCm: overall.width, depthCm: overall.depth, heightCm: overall.height }
}

function modelRows(productIds: ReadonlyMap<string, number>) {
  return manifest.products.map(({ slug, model, modelSizeCm }) => {
    const { id: mediaId, colors = [], ...measures } = demoModel(model)
    const size = modelSizeCm && `${modelSizeCm.width}*${modelSizeCm.depth}`
    return { ...measures, mediaId, size, colors, productId: idOf(productIds, slug) }
  })
}

export function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new RangeError(`Nothing in the demo is called ${slug}`)
  return id
}
