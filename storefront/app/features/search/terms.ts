/** Words that always find something. */
export const trendingTerms = [
  'search.trend-bed',
  'search.trend-sofa',
  'search.trend-dining',
  'search.trend-office-chair',
  'search.trend-table',
] as const

/** What stands among the recent terms of who has not searched yet. */
export const firstRecentTerms = [
  'suggest.recent-lamp',
  'suggest.recent-bookshelf',
  'suggest.recent-wardrobe',
  'suggest.recent-pillow',
  'suggest.recent-cushion',
] as const
