/** Words that always find something. */
export const trendingTerms = [
  'search.trend-bed',
  'search.trend-sofa',
  'search.trend-dining',
  'search.trend-office-chair',
  'search.trend-table',
] as const

/** What stands among the recent terms of who has not searched yet; kept with the first search, before the panel is loaded. */
export const firstRecentTerms = [
  'search.recent-lamp',
  'search.recent-bookshelf',
  'search.recent-wardrobe',
  'search.recent-pillow',
  'search.recent-cushion',
] as const
