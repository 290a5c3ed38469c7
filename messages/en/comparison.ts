/** Texts of the comparison page. */
export const messages = {
  'comparison.removed': '{product} removed from the comparison',
  'comparison.title': 'Compare products',
  'comparison.intro': 'Up to four products side by side. Copy the address of this page to share it.',
  'comparison.only-differences': 'Show only differences',
  'comparison.legend': 'Shaded rows differ',
  'comparison.differs': '(differs)',
  'comparison.no-differences': 'These products do not differ in anything listed here.',
  'comparison.product': 'Product',
  'comparison.size-of': 'Size of {product}',
  'comparison.size-sold-out': '{size}, sold out',
  'comparison.price': 'Price',
  'comparison.rating': 'Rating',
  'comparison.seats': 'Seats',
  'comparison.stock': 'Stock',
  'comparison.dimensions': 'Dimensions (width x depth x height)',
  'comparison.width-depth-height': '{width} x {depth} x {height} cm',
  'comparison.weight-of-size': '{size}: {weight}',
  'comparison.gone':
    '{count, plural, one {One product is no longer sold and is not shown.} other {# products are no longer sold and are not shown.}}',
  'comparison.add': 'Add another product',
  'comparison.unknown': 'Compare up to four products',
  'comparison.kept': 'Your own selection is still here',
  'comparison.kept-text':
    'Nothing in this comparison is available now. You can continue with the products that you chose.',
  'comparison.none': 'Nothing to compare yet',
  'comparison.none-text': 'Choose Compare on up to four products to see them side by side.',
} as const
