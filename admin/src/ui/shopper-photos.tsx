import { Box, Link, Typography } from '@mui/material'
import { t } from '../language/t.ts'

/** Photos from a shopper; each opens full size in a new tab. They are private to staff and never cached. */
export function ShopperPhotos({
  ids,
  name,
  isLarge = false,
}: {
  ids: readonly string[]
  name: string
  isLarge?: boolean
}) {
  if (ids.length === 0) return <Typography color="text.secondary">{t('No photos')}</Typography>
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(auto-fill, minmax(${isLarge ? 280 : 140}px, 1fr))` }}
    >
      {ids.map((id, index) => (
        <Link key={id} href={`/api/admin/photos/${id}`} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={`/api/admin/photos/${id}`}
            alt={t('%{name}, photo %{number} of %{count}', { name, number: index + 1, count: ids.length })}
            sx={{
              width: '100%',
              maxHeight: isLarge ? '70vh' : 180,
              objectFit: isLarge ? 'contain' : 'cover',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              display: 'block',
              backgroundColor: 'background.default',
            }}
          />
        </Link>
      ))}
    </Box>
  )
}
