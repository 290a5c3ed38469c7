/** The sort values of the listing calls; the first is the default. */
export const sortValues = ['-sales', 'relevance', 'name', '-name', 'price', '-price'] as const
export type SortValue = (typeof sortValues)[number]
