/** Texts of the search page, and of what the search understood. */
export const messages = {
  'search.title': 'Search',
  'search.heading': '“{query}”',
  'search.results-for': 'Results for “{query}”',
  'search.corrected': 'Showing results for “{corrected}” instead of “{query}”.',
  'search.did-you-mean': 'Did you mean',
  'search.quoted': '“{query}”',
  'search.busy': 'Search is busy right now',
  'search.busy-text': 'Many people are searching at the moment. Please try again in a few seconds.',
  'search.broken': 'The search in this address cannot be read. Please enter it again.',
  'search.none': 'Nothing found for “{query}”',
  'search.none-text': 'Check the spelling, or try another word.',
  'search.none-filtered': 'Nothing found for “{query}” matches these filters. Remove one, or clear them all.',
  'search.popular': 'Popular products',
  'search.trending': 'Trending searches',

  'search.understood': 'We looked for',
  'search.showing': 'Showing: {conditions}',
  'search.exact': 'Search the exact words',
  'search.in-category': 'in {name}',
  'search.price-below': 'up to {price}',
  'search.price-above': 'from {price}',
  'search.price-between': '{lowest} to {highest}',
  'search.price-about': 'around {price}',
  'search.seats': '{count, plural, one {# seat} other {# seats}}',
  'search.size.single': 'Single',
  'search.size.queen': 'Queen',
  'search.size.king': 'King',

  'search.none-below':
    '{category, select, none {Nothing here} other {Nothing in {category}}} costs less than {price} today.',
  'search.none-above':
    '{category, select, none {Nothing here} other {Nothing in {category}}} costs more than {price} today.',
  'search.none-between':
    '{category, select, none {Nothing here} other {Nothing in {category}}} costs {lowest} to {highest} today.',
  'search.none-all': 'Nothing matches all of this today.',
  'search.closest': 'These come closest.',
  'search.closest-without': 'These match the rest, but not: {conditions}.',
  'search.made-to-size': 'We also build furniture to your size.',
  'search.quote': 'Ask for a quote',
  'search.up-to': 'Up to {price}',
  'search.count-closest':
    '{count, plural, one {There is # product, the closest in price.} other {There are # products, the closest in price first.}}',
  'search.sort-closest': 'Closest price',
  'search.others-below': 'Other pieces up to {price}',
  'search.others-above': 'Other pieces from {price}',
  'search.others-between': 'Other pieces for {lowest} to {highest}',
} as const
