/** Terms that always have results. */
export const trendingTerms = [
  'search.trend-bed',
  'search.trend-sofa',
  'search.trend-dining',
  'search.trend-office-chair',
  'search.trend-table',
] as const

/** What the panel shows in place of recent terms until somebody has searched in this browser. */
export const firstTerms = [
  'suggest.idea-lamp',
  'suggest.idea-bookshelf',
  'suggest.idea-wardrobe',
  'suggest.idea-pillow',
  'suggest.idea-cushion',
] as const
