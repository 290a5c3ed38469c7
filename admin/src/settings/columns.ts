/** Two, as wide as a text and its Nepali one above and below them. */
export const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' }, width: '100%' }
