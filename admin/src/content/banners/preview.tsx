import { Box, Stack, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { Banner } from '#contract/admin/content/banners.ts'
import { t } from '../../language/t.ts'
import { Crop } from '../../media/pictures/thumbnail.tsx'
import { PagePart } from '../../ui/page-part.tsx'

/** Approximate crops of the home page's hero. */
const crops = [
  { name: t('Desktop'), aspectRatio: '2.2 / 1', width: 640 },
  { name: t('Phone'), aspectRatio: '390 / 318', width: 300 },
]

/** Preview of the first slide, cropped around its focal point, with the texts as typed. */
export function BannerPreview() {
  const [title, images] = useWatch<Banner, ['title', 'images']>({ name: ['title', 'images'] })
  const [first] = images ?? []
  if (!first) return null
  return (
    <PagePart title={t('Preview of the first slide')}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {crops.map(({ name, aspectRatio, width }) => (
          <Box component="figure" key={name} sx={{ m: 0, width, maxWidth: '100%' }}>
            <Crop id={first.pictureId} aspectRatio={aspectRatio} alt={first.alt ?? ''} />
            <Typography variant="h3" component="p" sx={{ mt: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{first.descriptions}</Typography>
            <Typography component="figcaption" variant="body2" color="text.secondary">
              {name}
            </Typography>
          </Box>
        ))}
      </Stack>
    </PagePart>
  )
}
