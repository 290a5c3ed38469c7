import type { SetPiece, SetReply } from '#contract/sets.ts'
import type { ProductCard, Variant } from '#contract/catalog/products.ts'
import { defined } from '#domain/defined.ts'
import type { Language } from '#domain/language/languages.ts'
import { sharesSize } from '#domain/sets/product-set.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { asCard, variantsOf } from '../catalog/present-product.ts'
import { readCardRows } from '../catalog/product-queries.ts'
import { readSetsOf, type SetOfProduct } from './set-queries.ts'

/** Returns the set to offer on a product's page: the first of which the shop sells every piece. */
export async function findSet(db: Db, productId: number, language: Language): Promise<Answer<SetReply>> {
  const sets = await readSetsOf(db, productId, language)
  const set = sets.find(({ pieces }) => pieces.every(({ listed }) => listed))
  const rows = await readCardRows(db, set?.pieces.map((piece) => piece.productId) ?? [], language)
  const isWhole = set !== undefined && rows.length === set.pieces.length
  const known = sets.flatMap(({ pieces }) => pieces.map((piece) => `product:${piece.productId}`))
  return {
    payload: {
      success: true,
      message: 'Set found',
      set: isWhole
        ? {
            _id: set.id,
            name: set.name,
            percent: set.percent,
            pieces: rows.map((row, index) => presentPiece(set, index, asCard(row), variantsOf(row))),
          }
        : null,
    },
    // Includes pieces that are not listed, because they may be listed later.
    tags: [...new Set(['sets', `product:${productId}`, ...known])],
  }
}

function presentPiece(
  { pieces }: SetOfProduct,
  index: number,
  card: ProductCard,
  variants: readonly Variant[],
): SetPiece {
  return {
    productId: card._id,
    name: card.name,
    quantity: defined(pieces[index], `piece ${index}`).quantity,
    sharesSize: sharesSize(pieces, index),
    colors: card.colors.map(({ slug, name }) => ({ slug, name })),
    pictures: firstOfEachColor(card.pictures),
    variants: variants.map(({ _id, color, size, type, price, countInStock }) => {
      return { _id, color, size, type, price, countInStock }
    }),
  }
}

function firstOfEachColor(pictures: ProductCard['pictures']): ProductCard['pictures'] {
  return pictures.filter(({ color }, index) => pictures.findIndex((one) => one.color === color) === index)
}
