import { useState } from 'react'
import { Button } from '@mui/material'
import type { StockRow } from '#contract/admin/stock.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { MoveStockDialog } from './move-stock-dialog.tsx'

/** Button that opens the stock dialog for one variant; hidden without `stock.write`. */
export function MoveStockButton({ row, onMoved }: { row: StockRow; onMoved: () => void }) {
  const mayWrite = useCan('stock.write')
  const [isOpen, setIsOpen] = useState(false)
  if (!mayWrite) return null
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} aria-label={t('Adjust stock of %{sku}', { sku: row.sku })}>
        {t('Adjust')}
      </Button>
      {isOpen && <MoveStockDialog rows={[row]} onClose={() => setIsOpen(false)} onMoved={onMoved} />}
    </>
  )
}
