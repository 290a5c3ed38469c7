import type { Understood } from '#contract/catalog/search.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../../messages/text.ts'

/** Returns a condition as people say it: `in Beds`, `up to Nrs. 50,000`, `up to 180 cm wide`, `6 seats`. */
export function conditionLabel(condition: Understood, text: Text, format: Formats): string {
  switch (condition.kind) {
    case 'category':
    case 'room':
      return text('search.in-category', { name: condition.name })
    case 'price':
      return priceLabel(condition, text, format)
    case 'seats':
      return text('search.seats', { count: condition.seats })
    case 'size':
      return sizeLabel(condition, text, format)
    case 'measure':
      return condition.limits.map((limit) => limitLabel(limit, text, format)).join(', ')
    default:
      return condition.name
  }
}

type Asked<Kind> = Extract<Understood, { kind: Kind }>

function priceLabel({ minPrice, maxPrice, isAbout }: Asked<'price'>, text: Text, format: Formats): string {
  if (minPrice === null) return text('search.price-below', { price: format.money(maxPrice ?? 0) })
  if (maxPrice === null) return text('search.price-above', { price: format.money(minPrice) })
  if (isAbout) return text('search.price-about', { price: format.money(Math.round((minPrice + maxPrice) / 2)) })
  return text('search.price-between', { lowest: format.money(minPrice), highest: format.money(maxPrice) })
}

function sizeLabel({ names, size }: Asked<'size'>, text: Text, format: Formats): string {
  const named = names.map((name) => text(`search.size.${name}`))
  const all = named.length === 0 ? '' : named.reduce((one, other) => text('search.size-or', { one, other }))
  return [all === '' ? '' : text('search.named-size', { name: all }), size === null ? '' : format.choice(size)]
    .filter((part) => part !== '')
    .join(', ')
}

type Limit = Asked<'measure'>['limits'][number]

function limitLabel({ side, leastCm, mostCm }: Limit, text: Text, format: Formats): string {
  const [least, most] = [format.number(leastCm ?? 0), format.number(mostCm ?? 0)]
  if (mostCm === null) return text('search.measure', { side, size: text('search.cm-least', { cm: least }) })
  if (leastCm === null) return text('search.measure', { side, size: text('search.cm-most', { cm: most }) })
  return text('search.measure', { side, size: text('search.cm-between', { least, most }) })
}
