/** Terms that always have results. */
export const trendingTerms = [
  'search.trend-bed',
  'search.trend-sofa',
  'search.trend-dining',
  'search.trend-office-chair',
  'search.trend-table',
] as const

/** Recent terms before the first search; stored with the first search, before the panel is loaded. */
export const firstRecentTerms = [
  'search.recent-lamp',
  'search.recent-bookshelf',
  'search.recent-wardrobe',
  'search.recent-pillow',
  'search.recent-cushion',
] as const
