import type { Facets, ProductsQuery, ProductsReply } from '#contract/catalog/products.ts'
import { countFamilies, type FamilyCell, familyLooks } from '#domain/catalog/color-families.ts'
import { countFacets, type FacetCell } from '#domain/catalog/listing-filters.ts'
import { type BedSizeName, bedSizes } from '#domain/catalog/sizes.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readCategoryNames, type CategoryName } from './category-queries.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { facetCellsOf, familyCellsOf, totalOf } from './count-listing.ts'
import { haveBedSizes, readPage, readSizeCells, type SizeCell } from './listing-queries.ts'
import { inChosenSizes, isVagueOrder, type Listing, orderOf } from './listing-shape.ts'
import type { ProductVersion } from './product-queries.ts'
import { readRankedPage } from './ranked-page.ts'
import { readPageOfCards } from './read-cards.ts'
import { say } from '../../platform/language/sentence.ts'

/** Sales do not invalidate the cache, so lists sorted by them expire after this time. */
const KEEP_LIST_MS = 300_000

/**
 * Returns one page of all products, a category or a subcategory, with the sidebar's filters and facets.
 *
 * @throws AppError not_found for an unknown category
 */
export async function listProducts(
  catalog: CatalogReads,
  query: ProductsQuery,
  language: Language,
): Promise<Answer<ProductsReply>> {
  const { catId, subCatId, featured, latest, discounted } = query
  const listing: Listing = {
    scope: {
      categoryId: catId === undefined ? undefined : Number(catId),
      subcategoryId: subCatId === undefined ? undefined : Number(subCatId),
      featured,
      latest,
      discounted,
    },
    ...chosenIn(query),
    language,
  }
  return readListing(catalog, listing, query.facets ?? false)
}

type Choices = Omit<ProductsQuery, 'catId' | 'subCatId' | 'featured' | 'latest' | 'discounted'>

/** Returns page, sort order and filters of a query. */
export function chosenIn(query: Choices): Omit<Listing, 'scope' | 'language'> {
  return {
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
    filters: {
      minPrice: query.minPrice ?? null,
      maxPrice: query.maxPrice ?? null,
      sizes: query.size ?? [],
      colors: query.color ?? [],
      categoryIds: query.category ?? [],
      availability: query.availability ?? [],
      discount: query.discount ?? null,
      stars: query.rating ?? [],
    },
  }
}

/** Reads one page of a list, with its facets. */
export async function readListing(
  catalog: CatalogReads,
  asked: Listing,
  wantsFacets: boolean,
): Promise<Answer<ProductsReply>> {
  const { db } = catalog
  const listing = inChosenSizes(asked)
  const page = readPageOfCards(catalog, () => findPage(catalog, listing), listing.language)
  const [categories, { ids, cards }, cells, sizes, families, counted] = await Promise.all([
    readCategoryNames(db, listing.language),
    page,
    wantsFacets ? facetCellsOf(catalog, listing) : undefined,
    wantsFacets ? sizeCellsOf(db, asked, page) : [],
    wantsFacets ? familyCellsOf(catalog, listing) : [],
    wantsFacets ? 0 : totalOf(catalog, listing),
  ])
  requireCategories(categories, listing)
  const facets = cells && namedFacets(cells, listing, categories)
  const colors = namedColors(families, listing)
  const ofSizes = sizeFacets(sizes, asked.filters.sizes, listing.scope.sizes ?? [])
  return {
    payload: {
      success: true,
      message: 'Products found',
      products: [],
      totalProducts: facets?.total ?? counted,
      ...(facets && { facets: { colors, ...facets.facets, ...ofSizes } }),
    },
    lists: { products: cards },
    tags: ['catalog', 'categories', ...ids.map((id) => `product:${id}`)],
    keepForMs: KEEP_LIST_MS,
  }
}

/**
 * Counts the sizes of beds in lists that may be some. The others hold too much besides for a choice of sizes. Without an
 * index the count reads each bed of the shop, so a list that only may hold beds is counted if its page shows one.
 */
async function sizeCellsOf(db: Db, asked: Listing, page: Promise<{ ids: number[] }>): Promise<SizeCell[]> {
  const { scope, filters } = asked
  const isSized = scope.subcategoryId !== undefined || scope.sizes !== undefined || filters.sizes.length > 0
  if (isSized) return readSizeCells(db, asked)
  if (scope.placeIds === undefined && filters.categoryIds.length === 0) return []
  const { ids } = await page
  return (await haveBedSizes(db, ids)) ? readSizeCells(db, asked) : []
}

/** The sizes with their counts and, if the list is for some of them, the prices of these. */
function sizeFacets(
  cells: readonly SizeCell[],
  chosen: readonly BedSizeName[],
  listed: readonly string[],
): Pick<Facets, 'sizes'> & Partial<Pick<Facets, 'priceRange'>> {
  const named = bedSizes.flatMap(({ size, name }) => {
    const cell = cells.find((one) => one.size === size)
    return cell || chosen.includes(name) ? [{ name, cell }] : []
  })
  const sizes = named.map(({ name, cell }) => ({ size: name, count: cell?.count ?? 0 }))
  const priced = cells.filter(({ size }) => listed.includes(size))
  if (priced.length === 0) return { sizes }
  const lowest = Math.min(...priced.map((cell) => cell.lowest))
  return { sizes, priceRange: { lowest, highest: Math.max(...priced.map((cell) => cell.highest)) } }
}

function findPage(catalog: CatalogReads, listing: Listing): Promise<ProductVersion[]> {
  const order = orderOf(listing)
  return order === 'rank' || isVagueOrder(order) ? readRankedPage(catalog, listing) : readPage(catalog.db, listing)
}

function requireCategories(categories: CategoryName[], { scope: { categoryId, subcategoryId } }: Listing) {
  const isKnown = (wanted: number, isTop: boolean) =>
    categories.some(({ id, parentId }) => id === wanted && (parentId === null) === isTop)
  if (categoryId !== undefined && !isKnown(categoryId, true))
    throw new AppError('not_found', say('catalog.no-category'))
  if (subcategoryId !== undefined && !isKnown(subcategoryId, false)) {
    throw new AppError('not_found', say('catalog.no-subcategory'))
  }
}

function namedFacets(
  cells: FacetCell[],
  { scope, filters }: Listing,
  categories: CategoryName[],
): { total: number; facets: Omit<Facets, 'colors' | 'sizes'> } {
  const { total, categories: countOf, ...facets } = countFacets(cells, filters)
  const { categoryId = null, subcategoryId } = scope
  const choices = categories.filter(({ id, parentId }) =>
    subcategoryId === undefined ? parentId === categoryId : id === subcategoryId,
  )
  const named = choices.map(({ id, name }) => ({ _id: String(id), name, count: countOf[id] ?? 0 }))
  return { total, facets: { ...facets, categories: named } }
}

function namedColors(cells: readonly FamilyCell[], { filters, language }: Listing): Facets['colors'] {
  return countFamilies(cells, filters.colors).map(({ family, count }) => {
    const { [language]: name, swatch } = familyLooks[family]
    return { family, name, swatch, count }
  })
}
