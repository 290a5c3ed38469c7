export const columns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  width: '100%',
}
