import { Box, Skeleton } from '@mui/material'
import { useGetManyAggregate } from 'react-admin'
import type { StaffPicture } from '#contract/admin/media.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { t } from '../../language/t.ts'
import { tokens } from '../../theme/tokens.ts'

const WIDTH_PX = 480
/** Aspect ratio above which a picture is a logo, shown whole instead of cropped. */
const WIDEST_CROPPED = 2.4

/** Fetches a library picture by id. Requests of a page are batched. */
function usePicture(id: string | null | undefined): { picture: StaffPicture | undefined; isMissing: boolean } {
  const { data, isPending } = useGetManyAggregate<StaffPicture>(
    'pictures',
    { ids: id ? [id] : [] },
    { enabled: Boolean(id) },
  )
  const picture = data?.find((one) => one?.id === id)
  return { picture, isMissing: Boolean(id) && !isPending && !picture }
}

/** Thumbnail of a picture, cropped around its focal point as in the shop. */
export function Thumbnail({ id, alt = '' }: { id: string; alt?: string }) {
  return <Crop id={id} alt={alt} aspectRatio="4 / 3" />
}

/** Thumbnail with a given aspect ratio. */
export function Crop({ id, alt, aspectRatio }: { id: string; alt: string; aspectRatio: string }) {
  const { picture, isMissing } = usePicture(id)
  const shape = { ...frame, aspectRatio }
  if (isMissing) return <Box sx={{ ...shape, display: 'grid', placeItems: 'center' }}>{t('Not in the library')}</Box>
  if (!picture) return <Skeleton variant="rectangular" sx={shape} />
  return (
    <Box
      component="img"
      src={smallUrl(picture)}
      alt={alt}
      sx={{
        ...shape,
        ...(picture.width > WIDEST_CROPPED * picture.height && whole),
        objectPosition: `${picture.focus.x * 100}% ${picture.focus.y * 100}%`,
      }}
    />
  )
}

export function smallUrl({ id, width }: Pick<StaffPicture, 'id' | 'width'>): string {
  const kept = pictureWidths(width)
  return pictureUrl(id, kept.find((one) => one >= WIDTH_PX) ?? kept.at(-1)!, 'webp')
}

const whole = { objectFit: 'contain', p: 0.5 }

const frame = {
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  backgroundColor: tokens.sand,
  borderRadius: 1,
}
