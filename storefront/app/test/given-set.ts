import type { SetPiece, ShownSet } from '#contract/sets.ts'
import { givenBed, givenPicture, RARA } from './given-products.ts'

/** The bed with a mattress of its size and two pillows; ten percent off. */
export function givenSet(pieces: Partial<Record<'mattress' | 'pillow', Partial<SetPiece>>> = {}): ShownSet {
  const bed = givenBed()
  const plain = { color: null, type: null, countInStock: 9 }
  return {
    _id: '0d1c7a52-5b1e-4f0a-8f7e-2f6f3a8c0009',
    name: 'Rara bedroom',
    percent: 10,
    pieces: [
      {
        productId: bed._id,
        name: RARA,
        quantity: 1,
        sharesSize: true,
        colors: [],
        pictures: [givenPicture(1)],
        variants: bed.variants,
      },
      {
        productId: '61',
        name: 'Sukha mattress',
        quantity: 1,
        sharesSize: true,
        colors: [],
        pictures: [givenPicture(61)],
        variants: [
          { ...plain, _id: '610', size: '122*200', price: 34_500 },
          { ...plain, _id: '611', size: '153*200', price: 42_500 },
        ],
        ...pieces.mattress,
      },
      {
        productId: '48',
        name: 'Kapas pillow',
        quantity: 2,
        sharesSize: false,
        colors: [],
        pictures: [givenPicture(48)],
        variants: [{ ...plain, _id: '480', size: null, price: 1_200 }],
        ...pieces.pillow,
      },
    ],
  }
}
