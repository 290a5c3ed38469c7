import Remove from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { FindGoods, PICTURE_PX } from '../../phone-orders/find-goods.tsx'
import { moneyText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { Picture } from '../../ui/shop-picture.tsx'
import { addedLine, type Draft, type DraftLine } from './draft.ts'

/** Items of the order: counts, removals, and a search for what is added. `problems` are those of the lines, by field. */
export function LinesPart({ problems }: { problems: Readonly<Record<string, string>> }) {
  const lines = useWatch({ name: 'lines' }) as Draft['lines']
  const { setValue } = useFormContext()
  const change = (next: DraftLine[]) => setValue('lines', next, { shouldDirty: true })
  const added = lines.filter(({ position }) => position === null)
  return (
    <PagePart title="Items">
      {lines.map((line, index) => (
        <Line
          key={line.position ?? `new ${line.variantId}`}
          line={line}
          problem={problems[`lines.${index}.quantity`]}
          onCount={(quantity) => change(lines.map((one) => (one === line ? { ...one, quantity } : one)))}
          onRemove={() => change(lines.filter((one) => one !== line))}
        />
      ))}
      {lines.length === 0 && (
        <Typography role="status" color="error" sx={{ py: 1 }}>
          An order needs an item. To end it, cancel the order.
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, mb: 1 }}>
        Items of the order keep their price. Added ones cost what they cost today. For another size or color, add that
        one and remove the old one.
      </Typography>
      <FindGoods
        taken={added.map(({ variantId }) => variantId!)}
        onAdd={(good) => change([...lines, addedLine(good)])}
      />
    </PagePart>
  )
}

type LineProps = {
  line: DraftLine
  problem: string | undefined
  onCount: (quantity: number) => void
  onRemove: () => void
}

function Line({ line, problem, onCount, onRemove }: LineProps) {
  const { title, picture, price, quantity, most, position } = line
  return (
    <Stack direction="row" role="group" aria-label={title} sx={rowStyle}>
      <Picture picture={picture} sizePx={PICTURE_PX} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography variant="body2">{title}</Typography>
        <Typography variant="caption" color="text.secondary">
          {moneyText(price)} each{position === null && ' · added'}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextField
          select
          label="Quantity"
          value={quantity}
          onChange={({ target }) => onCount(Number(target.value))}
          error={problem !== undefined}
          helperText={problem}
          fullWidth={false}
          sx={{ width: problem === undefined ? 96 : 200 }}
        >
          {Array.from({ length: Math.max(most, quantity) }, (_unused, index) => (
            <MenuItem key={index + 1} value={index + 1}>
              {index + 1}
            </MenuItem>
          ))}
        </TextField>
        <IconButton onClick={onRemove} aria-label={`Remove ${title}`}>
          <Remove />
        </IconButton>
      </Stack>
    </Stack>
  )
}

const rowStyle = {
  gap: 1.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
}
