import type { ManifestProduct } from '../manifest.ts'
import { coloursInNepali } from './colours.ts'
import { finishesInNepali } from './finishes.ts'
import { materialsInNepali } from './materials.ts'
import { pictureDetailsInNepali } from './product-pictures.ts'
import { beddingInNepali } from './products/bedding.ts'
import { bedroomInNepali } from './products/bedroom.ts'
import { diningInNepali } from './products/dining.ts'
import { livingRoomInNepali } from './products/living-room.ts'
import type { NepaliProduct } from './products/nepali-product.ts'
import { officeInNepali } from './products/office.ts'
import { outdoorInNepali } from './products/outdoor.ts'

const productsInNepali: Record<string, NepaliProduct> = {
  ...bedroomInNepali,
  ...livingRoomInNepali,
  ...diningInNepali,
  ...officeInNepali,
  ...outdoorInNepali,
  ...beddingInNepali,
}

/**
 * Returns the Nepali texts of a demo product, for the columns of its row.
 *
 * @throws RangeError when a word has no translation
 */
export function translateProduct({ slug, materials, finish }: ManifestProduct) {
  const { detailedDescription, ...words } = wordIn(productsInNepali, slug)
  return {
    ...words,
    detailedDescription: detailedDescription.join('\n'),
    material: words.material ?? materials.map((material) => wordIn(materialsInNepali, material)).join(', '),
    finishOptions: wordIn(finishesInNepali, finish),
  }
}

/**
 * Returns the Nepali alt text of a product picture. English alt texts are the product's name followed by `seen from the
 * other side`, `in oak, three-quarter front view`, `in oak`, `, box stitching` or the like.
 *
 * @throws RangeError when a word has no translation
 */
export function translateAlt({ slug, name }: ManifestProduct, alt: string): string {
  const { name: nepali } = wordIn(productsInNepali, slug)
  const shown = alt.replace(name, '').replace(/^,? /, '')
  if (shown === 'seen from the other side') return `${nepali}, अर्को छेउबाट हेर्दा`
  const colour = /^in (.+?)(, three-quarter front view)?$/.exec(shown)
  if (!colour) return `${nepali}, ${wordIn(pictureDetailsInNepali, shown)}`
  const painted = `${nepali}, ${colourNamed(colour[1] ?? '')} रङमा`.replace('रङ रङमा', 'रङमा')
  return colour[2] ? `${painted}, अगाडि छड्के दृश्य` : painted
}

/** Alt texts use lower case: `in stone gray` for the color `Stone gray`. */
function colourNamed(spoken: string): string {
  return wordIn(coloursInNepali, `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}`)
}

/** @throws RangeError when it has no translation */
export function wordIn<Word>(words: Readonly<Record<string, Word>>, english: string): Word {
  const word = words[english]
  if (word === undefined) throw new RangeError(`The demo does not say in Nepali: ${english}`)
  return word
}
