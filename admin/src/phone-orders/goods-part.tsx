import { useFormContext, useWatch } from 'react-hook-form'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import Remove from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { formats, t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { Picture } from '../ui/shop-picture.tsx'
import type { DraftLine } from './draft.ts'
import { FindGoods, PICTURE_PX } from './find-goods.tsx'

/** Items of the order, found by a search with current prices and stock. */
export function GoodsPart() {
  const lines = useWatch({ name: 'lines' }) as DraftLine[]
  const { setValue } = useFormContext()
  const change = (next: DraftLine[]) => setValue('lines', next, { shouldDirty: true })
  return (
    <PagePart title={t('Items')}>
      <FindGoods
        taken={lines.map(({ good }) => good.variantId)}
        onAdd={(good) => change([...lines, { good, quantity: 1 }])}
      />
      {lines.map((line) => (
        <Line
          key={line.good.variantId}
          line={line}
          onCount={(quantity) => change(lines.map((one) => (one === line ? { ...one, quantity } : one)))}
          onRemove={() => change(lines.filter((one) => one !== line))}
        />
      ))}
    </PagePart>
  )
}

type LineProps = { line: DraftLine; onCount: (quantity: number) => void; onRemove: () => void }

function Line({ line: { good, quantity }, onCount, onRemove }: LineProps) {
  const title = nameWithChoice(good.name, good)
  const most = Math.max(1, Math.min(MAX_QUANTITY, good.stock))
  return (
    <Stack direction="row" role="group" aria-label={title} sx={rowStyle}>
      <Picture picture={good.picture} sizePx={PICTURE_PX} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">{title}</Typography>
        <Typography variant="caption" color="text.secondary">
          {t('%{price} each', { price: moneyText(good.price) })}
        </Typography>
      </Box>
      <TextField
        select
        label={t('Quantity')}
        value={quantity}
        onChange={({ target }) => onCount(Number(target.value))}
        fullWidth={false}
        sx={{ width: 96 }}
      >
        {Array.from({ length: most }, (_unused, index) => (
          <MenuItem key={index + 1} value={index + 1}>
            {formats.number(index + 1)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton onClick={onRemove} aria-label={t('Remove %{title}', { title })}>
        <Remove />
      </IconButton>
    </Stack>
  )
}

const rowStyle = { gap: 1.5, alignItems: 'center', borderTop: 1, borderColor: 'divider', py: 1 }
