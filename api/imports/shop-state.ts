import type { PriceStretch } from '#domain/old-price.ts'
import type { Cells } from './product-cells.ts'

/** A product as it is in the shop. */
export type StateProduct = {
  id: number
  slug: string
  cells: Cells
  /** ISO; null for none. */
  publishAt: string | null
  unpublishAt: string | null
  translations: Record<string, Record<string, string> | undefined>
  pictures: LinkedPicture[]
  /** In their order. */
  variants: StateVariant[]
}

export type LinkedPicture = { pictureId: string; alt: string; translations: object }

type StateVariant = { id: number; position: number; cells: Cells }

/** All of the shop that the rows of a file can be about. */
export type ShopState = {
  /** By slug. */
  products: Map<string, StateProduct>
  /** Slugs of products by the SKUs of their variants, and by their ids. */
  slugBySku: Map<string, string>
  slugById: Map<string, string>
  /** By slug; `parent` is the slug of the category above. */
  categories: Map<string, { id: number; parent: string | null }>
  /** Ids of pictures by their id, and by their name; several where a name is not the only one. */
  pictures: Map<string, string[]>
  /** What variants cost until now, by SKU. */
  prices: Map<string, PriceStretch[]>
  now: Date
}
