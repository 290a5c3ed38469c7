/** Two columns that align with the texts and their Nepali translations. */
export const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' }, width: '100%' }
