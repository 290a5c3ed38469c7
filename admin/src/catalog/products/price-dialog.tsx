import { useState } from 'react'
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { PriceChangesBody, PricePreviewBody, PricePreviewRow } from '#contract/admin/catalog/products.ts'
import { post } from '../../api.ts'
import { PricePreviewTable } from './price-preview-table.tsx'

type Rule = Omit<PricePreviewBody, 'productIds'>
type PriceDialogProps = { productIds: number[]; onClose: () => void; onDone: () => void }

/** Dialog that changes the prices of several products by a rule, with a preview of each price. */
export function PriceDialog({ productIds, onClose, onDone }: PriceDialogProps) {
  const notify = useNotify()
  const [rule, setRule] = useState<Rule>({ kind: 'percent', amount: -10, roundTo: 100, showOld: true })
  const { rows, problem, isReading } = usePreview(productIds, rule)
  const changed = rows.filter(isChanged)
  const saving = useMutation({
    mutationFn: () => post('/products/prices', { changes: changed.map(asChange) }),
    onSuccess: () => {
      notify(changed.length === 1 ? '1 price changed' : `${changed.length} prices changed`, { type: 'success' })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="price-title">
      <DialogTitle id="price-title">Change prices</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <RuleFields rule={rule} onChange={setRule} />
        {(problem ?? saving.error) && <Alert severity="error">{(problem ?? saving.error)?.message}</Alert>}
        {isReading && <LinearProgress aria-label="Calculating new prices" />}
        <PricePreviewTable rows={rows} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={changed.length === 0 || isReading}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {changed.length === 1 ? 'Change 1 price' : `Change ${changed.length} prices`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function usePreview(productIds: number[], rule: Rule) {
  const body: PricePreviewBody = { ...rule, productIds }
  const isReady = Number.isFinite(rule.amount)
  const { data, error, isFetching } = useQuery({
    queryKey: ['price-preview', body],
    queryFn: () => post<{ items: PricePreviewRow[] }>('/products/price-previews', body),
    enabled: isReady,
    placeholderData: (before) => before,
    gcTime: 0,
  })
  return { rows: isReady ? (data?.items ?? []) : [], problem: error, isReading: isFetching }
}

function isChanged({ before, after }: PricePreviewRow): boolean {
  return before.price !== after.price || before.oldPrice !== after.oldPrice
}

function asChange({ variantId, before, after }: PricePreviewRow): PriceChangesBody['changes'][number] {
  return { variantId, seen: before, ...after }
}

function RuleFields({ rule, onChange }: { rule: Rule; onChange: (rule: Rule) => void }) {
  const [typed, setTyped] = useState(String(rule.amount))
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
      <TextField
        label="Change by"
        value={typed}
        helperText="Negative values lower the price"
        onChange={({ target }) => {
          setTyped(target.value)
          onChange({
            ...rule,
            amount: target.value.trim() === '' ? Number.NaN : Number(target.value.replace('−', '-')),
          })
        }}
        error={!Number.isFinite(rule.amount)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        select
        label="Unit"
        value={rule.kind}
        helperText=" "
        onChange={({ target }) => onChange({ ...rule, kind: target.value as Rule['kind'] })}
      >
        <MenuItem value="percent">Percent</MenuItem>
        <MenuItem value="rupees">Rupees</MenuItem>
      </TextField>
      <TextField
        select
        label="Round up to"
        value={rule.roundTo}
        helperText=" "
        onChange={({ target }) => onChange({ ...rule, roundTo: Number(target.value) })}
      >
        {[1, 10, 50, 100, 500, 1_000].map((step) => (
          <MenuItem key={step} value={step}>
            Nrs. {step}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        sx={{ flex: 'none' }}
        control={<Checkbox checked={rule.showOld} onChange={(_, showOld) => onChange({ ...rule, showOld })} />}
        label="Show the old price"
      />
    </Stack>
  )
}
