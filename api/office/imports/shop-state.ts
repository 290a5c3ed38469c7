import type { PriceStretch } from '#domain/catalog/old-price.ts'
import type { Cells } from './product-cells.ts'

/** A product as it is in the catalog. */
export type StateProduct = {
  id: number
  slug: string
  cells: Cells
  /** ISO; null for none. */
  publishAt: string | null
  unpublishAt: string | null
  translations: Record<string, Record<string, string> | undefined>
  pictures: LinkedPicture[]
  /** In their order, like the variants. */
  colors: StateColor[]
  variants: StateVariant[]
}

export type LinkedPicture = { pictureId: string; alt: string; translations: object; colorId: number | null }

export type StateColor = { id: number; slug: string; name: string; cells: Cells }

type StateVariant = { id: number; position: number; cells: Cells }

/** Everything in the catalog that the rows of a file can refer to. */
export type ShopState = {
  /** By slug. */
  products: Map<string, StateProduct>
  /** Slugs of products by the SKUs of their variants, and by their IDs. */
  slugBySku: Map<string, string>
  slugById: Map<string, string>
  /** By slug; `parent` is the slug of the parent category. */
  categories: Map<string, { id: number; parent: string | null }>
  /** IDs of pictures by ID and by file name; several if the name is not unique. */
  pictures: Map<string, string[]>
  /** Price history of variants, by SKU. */
  prices: Map<string, PriceStretch[]>
  now: Date
}
