import { useState } from 'react'
import { Alert, LinearProgress, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { PriceChangesBody, PricePreviewBody, PricePreviewRow } from '#contract/admin/catalog/prices.ts'
import { post } from '../../api.ts'
import { t } from '../../language/t.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PricePreviewTable } from './price-preview-table.tsx'
import { isComplete, type PriceRule, PriceRuleFields, usualRule } from './price-rule-fields.tsx'

type PriceDialogProps = { productIds: number[]; onClose: () => void; onDone: () => void }

/** Dialog that changes the prices of several products by a rule, with a preview of each price. */
export function PriceDialog({ productIds, onClose, onDone }: PriceDialogProps) {
  const notify = useNotify()
  const [rule, setRule] = useState(usualRule)
  const { rows, problem, isReading } = usePreview(productIds, rule)
  const changed = rows.filter(isChanged)
  return (
    <FormDialog
      title={t('Change prices')}
      width="md"
      yes={t('Change %{count} price |||| Change %{count} prices', { count: changed.length })}
      isReady={changed.length > 0 && !isReading}
      act={() => post('/products/prices', { changes: changed.map(asChange) })}
      onDone={() => {
        notify(t('%{count} price changed |||| %{count} prices changed', { count: changed.length }), { type: 'success' })
        onClose()
        onDone()
      }}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
        <PriceRuleFields rule={rule} onChange={setRule} />
      </Stack>
      {problem && <Alert severity="error">{problem.message}</Alert>}
      {isReading && <LinearProgress aria-label={t('Calculating new prices')} />}
      <PricePreviewTable rows={rows} />
    </FormDialog>
  )
}

function usePreview(productIds: number[], rule: PriceRule) {
  const body: PricePreviewBody = { ...rule, productIds }
  const isReady = isComplete(rule)
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
