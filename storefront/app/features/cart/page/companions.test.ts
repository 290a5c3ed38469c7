import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/products.ts'
import { companions } from './companions.ts'

/** `wardrobe-2` is a wardrobe; `(wardrobe-2)` is sold out; `bedding/quilt-1` is of that room. */
const cards = (ids: string) => ids.split(' ').filter(Boolean).map(card)
function card(word: string) {
  const _id = word.replace(/^\((.*)\)$/, '$1')
  const [catId, kind] = _id.includes('/') ? _id.split('/') : ['', _id]
  return { _id, catId, subCatId: kind!.replace(/-\d$/, ''), countInStock: word === _id ? 5 : 0 } as ProductCard
}

type Case = { it: string; ofSet?: string; ofRoom?: string; ofShop?: string; inCart?: string; shown: string }

test.for<Case>([
  {
    it: 'the set comes first, and several pieces of a kind may belong to it',
    ofSet: 'mattress-1 pillow-1 pillow-2',
    ofRoom: 'wardrobe-1 lamp-1',
    shown: 'mattress-1 pillow-1 pillow-2 wardrobe-1 lamp-1',
  },
  {
    it: 'each kind of the room has its turn before a kind comes again',
    ofRoom: 'wardrobe-1 wardrobe-2 wardrobe-3 lamp-1 lamp-2 rug-1',
    shown: 'wardrobe-1 lamp-1 rug-1 wardrobe-2 lamp-2',
  },
  {
    it: 'kinds of the set and of the cart have had a turn',
    ofSet: 'lamp-1',
    ofRoom: 'lamp-2 wardrobe-1 wardrobe-2 rug-1',
    inCart: 'wardrobe-1',
    shown: 'lamp-1 rug-1 lamp-2 wardrobe-2',
  },
  {
    it: 'another room comes only once its own has no more',
    ofSet: 'mattress-1',
    ofRoom: 'wardrobe-1 wardrobe-2 wardrobe-3',
    ofShop: 'chair-1 wardrobe-1 desk-1 chair-2',
    shown: 'mattress-1 wardrobe-1 wardrobe-2 wardrobe-3 chair-1',
  },
  {
    it: 'then come the rooms of its set',
    ofSet: 'bedding/mattress-1',
    ofRoom: 'wardrobe-1',
    ofShop: 'office/chair-1 bedding/mattress-2 bedding/quilt-1',
    shown: 'bedding/mattress-1 wardrobe-1 bedding/quilt-1 bedding/mattress-2 office/chair-1',
  },
  {
    it: 'a full row has nothing of another room',
    ofRoom: 'wardrobe-1 wardrobe-2 wardrobe-3 wardrobe-4 lamp-1',
    ofShop: 'chair-1',
    shown: 'wardrobe-1 lamp-1 wardrobe-2 wardrobe-3 wardrobe-4',
  },
  {
    it: 'no other bed, nothing in the cart or sold out, and nothing twice',
    ofSet: '(mattress-1) pillow-1',
    ofRoom: 'bed-2 pillow-1 lamp-1 (rug-1)',
    ofShop: 'bed-2 lamp-1 chair-1',
    inCart: 'lamp-1',
    shown: 'pillow-1 chair-1',
  },
  { it: 'nothing goes with it', ofRoom: 'bed-2', shown: '' },
])('goes with a bed: $it', ({ ofSet = '', ofRoom = '', ofShop = '', inCart = '', shown }) => {
  const sources = { ofSet: cards(ofSet), ofRoom: cards(ofRoom), ofShop: cards(ofShop) }
  const found = companions({ subCatId: 'bed' }, sources, new Set(inCart.split(' ')))
  expect(found.map(({ _id }) => _id).join(' ')).toBe(shown)
})
