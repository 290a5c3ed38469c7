import Remove from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Picture as ShopPicture } from '#contract/common.ts'
import { formats, t } from '../language/t.ts'
import { PICTURE_PX } from '../phone-orders/find-goods.tsx'
import { Picture } from '../ui/shop-picture.tsx'

type PieceRowProps = {
  title: string
  picture: ShopPicture | null
  /** Price and the like, below the title. */
  caption: ReactNode
  quantity: number
  least?: number
  most: number
  problem?: string | undefined
  onCount: (quantity: number) => void
  /** Without it the row has no button to remove it. */
  onRemove?: () => void
  /** More controls of the row. */
  children?: ReactNode
}

/** A kind of pieces of an order, with their count. */
export function PieceRow({ title, picture, caption, children, onRemove, ...count }: PieceRowProps) {
  return (
    <Stack direction="row" role="group" aria-label={title} sx={rowStyle}>
      <Picture picture={picture} sizePx={PICTURE_PX} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography variant="body2">{title}</Typography>
        <Typography variant="caption" color="text.secondary">
          {caption}
        </Typography>
      </Box>
      {children}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Quantity {...count} />
        {onRemove && (
          <IconButton onClick={onRemove} aria-label={t('Remove %{title}', { title })}>
            <Remove />
          </IconButton>
        )}
      </Stack>
    </Stack>
  )
}

function Quantity({
  quantity,
  least = 1,
  most,
  problem,
  onCount,
}: Pick<PieceRowProps, 'quantity' | 'least' | 'most' | 'problem' | 'onCount'>) {
  const counts = Array.from({ length: Math.max(most, quantity) - least + 1 }, (_unused, index) => least + index)
  return (
    <TextField
      select
      label={t('Quantity')}
      value={quantity}
      onChange={({ target }) => onCount(Number(target.value))}
      error={problem !== undefined}
      helperText={problem}
      fullWidth={false}
      sx={{ width: problem === undefined ? 96 : 200 }}
    >
      {counts.map((count) => (
        <MenuItem key={count} value={count}>
          {formats.number(count)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const rowStyle = {
  gap: 1.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
}
