import { Box } from '@mui/material'
import type { Picture as PictureData } from '#contract/common.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'

/** Small square picture without alt text, for use beside a name; an empty square if there is none. */
export function Picture({ picture, sizePx }: { picture: PictureData | null; sizePx: number }) {
  const look = { width: sizePx, height: sizePx, flex: 'none', borderRadius: 1, bgcolor: 'background.default' }
  if (!picture) return <Box sx={look} />
  const width = Math.min(...pictureWidths(picture.width))
  const fit = { objectFit: 'cover', objectPosition: picture.focus ?? 'center' } as const
  return (
    <Box
      component="img"
      src={pictureUrl(picture.id, width, 'webp')}
      alt=""
      width={sizePx}
      height={sizePx}
      loading="lazy"
      sx={{ ...look, ...fit }}
    />
  )
}
