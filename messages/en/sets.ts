/** Texts of the set on a product's page. */
export const messages = {
  'set.title': 'Complete the set',
  'set.not-included': 'Not included: {name}, from {price}',
  'set.same-size': '{names} comes in your size, {size}, and changes when you choose another.',
  'set.pieces': 'Pieces of the set',
  'set.include': 'Include {product}',
  'set.count': '{count, plural, one {# piece} other {# pieces}}',
  'set.no-size': 'Not made in {size}',
  'set.left': 'Only {left} left',
  'set.apart': 'Bought one by one',
  'set.delivery': 'Delivery and installation',
  'set.free': 'Free',
  'set.whole': 'The set, {count, plural, one {# piece} other {# pieces}}',
  'set.save': 'You save {amount}',
  'set.rest-note': 'The price of the set is for all pieces together.',
  'set.add': 'Add the set to cart',
  'set.add-rest': 'Add {count, plural, one {# piece} other {# pieces}} to cart',
} as const
