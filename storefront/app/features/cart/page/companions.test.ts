import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/products.ts'
import { companions } from './companions.ts'

/**
 * `wardrobe-2` is a wardrobe; `(wardrobe-2)` is sold out; `bedding/quilt-1` is of that room; `mattress-1:S,(L)` comes in
 * these sizes, of which L is sold out.
 */
const cards = (ids: string) => ids.split(' ').filter(Boolean).map(card)
function card(word: string) {
  const [outer = '', sizes] = word.split(':')
  const _id = outer.replace(/^\((.*)\)$/, '$1')
  const [catId, kind] = _id.includes('/') ? _id.split('/') : ['', _id]
  const offers = (sizes?.split(',') ?? []).map((size) => ({
    size: size.replace(/^\((.*)\)$/, '$1'),
    countInStock: size.startsWith('(') ? 0 : 2,
  }))
  const countInStock = outer === _id ? 5 : 0
  return { _id, catId, subCatId: kind!.replace(/-\d$/, ''), countInStock, offers } as ProductCard
}

type Case = {
  it: string
  size?: string
  ofSet?: string
  sharing?: string
  ofRoom?: string
  ofShop?: string
  inCart?: string
  /** Ids, with the offer that is shown where that depends on the size: `mattress-1:2`. */
  shown: string
}

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
  {
    it: 'every mattress is in the size of the bed, and left out if it is not in stock in it',
    size: '183*200',
    ofSet: 'mattress-1:122*200,153*200,183*200 pillow-1',
    ofRoom: 'mattress-2:92*190,122*200 mattress-3:122*200,(183*200) mattress-4:92*190,183*200',
    ofShop: 'rug-1:120*180,200*300',
    shown: 'mattress-1:2 pillow-1 mattress-4:1 rug-1',
  },
  {
    it: 'a piece of its set that shares its size is in that size, whatever sizes these are',
    size: 'L',
    sharing: 'cover-1 lamp-1',
    ofSet: 'cover-1:S,L lamp-1:S cushion-1:S,L',
    ofRoom: 'lamp-1:S',
    shown: 'cover-1:1 cushion-1',
  },
])(
  'goes with a bed: $it',
  ({ size = null, ofSet = '', sharing = '', ofRoom = '', ofShop = '', inCart = '', shown }) => {
    const ofSameSize = new Set(sharing.split(' '))
    const sources = { ofSet: cards(ofSet), ofSameSize, ofRoom: cards(ofRoom), ofShop: cards(ofShop) }
    const found = companions({ subCatId: 'bed', size }, sources, new Set(inCart.split(' ')))
    const said = found.map(({ _id, shownOffer }) => (shownOffer === undefined ? _id : `${_id}:${shownOffer}`))
    expect(said.join(' ')).toBe(shown)
  },
)
