import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '#domain/bounds.ts'
import { colorFamilies } from '#domain/catalog/color-families.ts'
import { sortValues } from '#domain/catalog/listing-filters.ts'
import { sides } from '#domain/catalog/measure-limits.ts'
import { isBroken } from '#domain/catalog/search-words.ts'
import {
  filterFields,
  lowestFirst,
  lowestFirstError,
  Price,
  ProductCard,
  ProductsReply,
} from '#contract/catalog/products.ts'
import { Limit, NamedId, Page, Picture, problem, QueryFlag } from '#contract/common.ts'

/** The search terms. */
const Keywords = z
  .string()
  .refine((query) => !isBroken(query), { error: problem('search.unreadable'), abort: true })
  .trim()
  .min(1, problem('search.empty'))
  .max(MAX_SEARCH_LENGTH, problem('search.too-long'))

export const SearchQuery = z
  .strictObject({
    q: Keywords,
    page: Page,
    limit: Limit(12, 100),
    /** Best match first by default. */
    sort: z.enum(sortValues).default('relevance'),
    /** `true` searches for the words as they are, without reading conditions from them. */
    exact: QueryFlag.optional(),
    ...filterFields,
  })
  .refine(lowestFirst, lowestFirstError)
export type SearchQuery = z.infer<typeof SearchQuery>

/** The search without this condition, as an address; '' if nothing remains. */
const without = z.string()

/**
 * Matches a color if its slug contains one of these English phrases: `oak` matches `natural-oak`. Empty for what is not
 * wanted.
 */
const colorWords = z.array(z.string())

/** A condition that the search was read as. Names are in the language of the request. */
export const Understood = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), _id: z.string(), name: z.string(), without }),
  z.object({ kind: z.literal('room'), _id: z.string(), name: z.string(), without }),
  z.object({
    kind: z.literal('price'),
    minPrice: Price.nullable(),
    maxPrice: Price.nullable(),
    /** Whether the search names one price, and the limits are near it. */
    isAbout: z.boolean(),
    without,
  }),
  z.object({ kind: z.literal('seats'), seats: z.int().positive(), without }),
  z.object({
    kind: z.literal('size'),
    names: z.array(z.enum(['single', 'queen', 'king'])),
    /** Width and length in centimeters, such as `153*200`; null if the search names a size by words alone. */
    size: z.string().nullable(),
    /** The sizes of variants that count as this one. */
    sizes: z.array(z.string()),
    without,
  }),
  z.object({
    kind: z.literal('measure'),
    /** What has to hold together, in whole centimeters: `120 x 60 cm` limits two sides. */
    limits: z.array(z.object({ side: z.enum(sides), leastCm: z.int().nullable(), mostCm: z.int().nullable() })),
    without,
  }),
  z.object({
    kind: z.literal('color'),
    name: z.string(),
    /** The family by which the listing filters; null for a shade such as indigo. */
    family: z.enum(colorFamilies).nullable(),
    colorWords,
    without,
  }),
  z.object({ kind: z.literal('material'), name: z.string(), colorWords, without }),
])
export type Understood = z.infer<typeof Understood>

/** The conditions that the nearest products do not fulfil. */
const given = z.array(z.enum(['category', 'room', 'price', 'seats', 'size', 'measure', 'color', 'material']))

/** Whether words beside the conditions leave out products, such as `storage` in `storage bed`. Missing otherwise. */
const hasWords = z.literal(true).optional()

/** What the list has instead, when no product fulfils all conditions. */
export const Nearest = z.object({
  without: given,
  hasWords,
  /** A higher round price, and how many products cost at most that; null if the price is not what is missing. */
  upTo: z.object({ price: Price, totalProducts: z.int().positive() }).nullable(),
  /** Products at the price of the search, which are something else; at most 4. */
  others: z.array(ProductCard),
})
export type Nearest = z.infer<typeof Nearest>

/** A category of which a search for several finds nothing. Its name is in the language of the request. */
export const MissingKind = NamedId.extend({
  without: given,
  hasWords,
  /** The nearest products of the category; at most 4. */
  products: z.array(ProductCard),
})
export type MissingKind = z.infer<typeof MissingKind>

export const SearchReply = ProductsReply.extend({
  /** The corrected search terms; null if the terms were used as typed. */
  correctedQuery: z.string().nullable(),
  /** Alternative searches that have results, most likely first. */
  didYouMean: z.array(z.string()),
  /** The conditions in the search, in order. A price is missing here if `minPrice` or `maxPrice` replaces it. */
  understood: z.array(Understood),
  /** The measures in the search that no product was held against, as typed; missing if there are none. */
  unusedMeasures: z.array(z.string()).optional(),
  /** What the search asks for, as typed, if that is no furniture and the shop has none: `carpet`. Missing otherwise. */
  notSold: z.string().optional(),
  /**
   * How several words that name no kind of furniture fall short: no product has all of them (`some-words`), or none has one
   * in its name or category (`mentions`). Missing otherwise.
   */
  shortfall: z.enum(['some-words', 'mentions']).optional(),
  /**
   * How many products the words find with `exact=true`, if they name a kind of furniture and find more that way. Null
   * otherwise, with filters, and from 200 on.
   */
  exactTotal: z.int().positive().nullable(),
  /** Null unless no product fulfils all conditions. */
  nearest: Nearest.nullable(),
  /** On the first page without filters: the categories of several asked ones that the list has nothing of. */
  missing: z.array(MissingKind),
  /** Whether the words ask for furniture made to measure. */
  isCustom: z.boolean(),
  /** Whether the words ask for that alone, and name no piece. */
  isCustomAlone: z.boolean(),
  /** Best sellers, if nothing was found for the words; at most 4. */
  popular: z.array(ProductCard),
})
export type SearchReply = z.infer<typeof SearchReply>

export const SuggestQuery = z.strictObject({ q: Keywords })

/** A product as one line of the suggestions. */
export const SuggestedProduct = z.object({
  _id: z.string(),
  name: z.string(),
  /** The price of the first offer with the color, size and price that the words ask for. */
  price: Price,
  oldPrice: Price.nullable(),
  /** Slug of that offer's color; null if it is the product's first offer. */
  color: z.string().nullable(),
  /** Null if it is the product's first offer. */
  size: z.string().nullable(),
  picture: Picture.nullable(),
  /** The most specific category of the product. */
  categoryName: z.string(),
})
export type SuggestedProduct = z.infer<typeof SuggestedProduct>

export const SuggestedCategory = NamedId.extend({
  /** Null for a top-level category. */
  parent: NamedId.nullable(),
})
export type SuggestedCategory = z.infer<typeof SuggestedCategory>

export const SuggestReply = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Best match first, at most 6. */
  products: z.array(SuggestedProduct),
  /** At most 3, without empty categories. */
  categories: z.array(SuggestedCategory),
  /** The corrected search terms; null if the terms were used as typed. */
  correctedQuery: z.string().nullable(),
  /** Matched words and word beginnings, in lower case. */
  matches: z.array(z.string()),
  /** The conditions that the suggested products fulfil; none if only a kind of furniture was named. */
  understood: z.array(Understood),
  /** Whether the words ask for furniture made to measure. */
  isCustom: z.boolean(),
  /** The conditions that none of the suggested products fulfils, which are then the nearest. */
  unmet: z.array(Understood),
  hasWords,
})
export type SuggestReply = z.infer<typeof SuggestReply>
