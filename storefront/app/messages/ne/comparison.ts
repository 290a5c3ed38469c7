import type { messages as english } from '../en/comparison.ts'
import type { TranslationOf } from '../english.ts'

/** Of the comparison's page. */
export const messages = {
  'comparison.removed': '{product} is no longer compared',
  'comparison.title': 'Compare products',
  'comparison.intro': 'Up to four products side by side. The address of this page can be shared.',
  'comparison.only-differences': 'Show only differences',
  'comparison.legend': 'Shaded rows differ',
  'comparison.differs': '(differs)',
  'comparison.no-differences': 'These products do not differ in anything listed here.',
  'comparison.product': 'Product',
  'comparison.price': 'Price',
  'comparison.rating': 'Rating',
  'comparison.stock': 'Stock',
  'comparison.dimensions': 'Dimensions (width x depth x height)',
  'comparison.width-depth-height': '{width} x {depth} x {height} cm',
  'comparison.weight-of-size': '{size}: {weight}',
  'comparison.gone':
    '{count, plural, one {One product has left the shop and is not shown.} other {# products have left the shop and are not shown.}}',
  'comparison.add': 'Add another product',
  'comparison.unknown': 'Compare up to four products',
  'comparison.kept': 'Your own choice is still here',
  'comparison.kept-text':
    'Nothing of this comparison is left. You can go on with the products that you chose yourself.',
  'comparison.none': 'Nothing to compare yet',
  'comparison.none-text': 'Choose Compare on up to four products, and they stand here side by side.',
} satisfies TranslationOf<typeof english>
