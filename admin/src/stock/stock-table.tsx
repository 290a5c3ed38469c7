import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { StockRow } from '#contract/admin/stock.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { formats, t } from '../language/t.ts'
import { HiddenLabel } from '../ui/hidden-label.tsx'
import { MoveStockButton } from './move-stock-button.tsx'
import { ByPlace } from './by-place.tsx'
import { StockLeft } from './stock-left.tsx'

/** Table of a product's variants with their stock. */
export function StockTable({ rows, onMoved }: { rows: readonly StockRow[]; onMoved: () => void }) {
  const hasSeveral = rows.some(({ places }) => places.length > 1)
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('Stock by variant')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Variant')}</TableCell>
            <TableCell>{t('SKU')}</TableCell>
            <TableCell>{t('Stock')}</TableCell>
            {hasSeveral && <TableCell>{t('By place')}</TableCell>}
            <TableCell>{t('Sold in last 30 days')}</TableCell>
            <TableCell>{t('Waiting')}</TableCell>
            <TableCell>
              <HiddenLabel text={t('Action')} />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {choiceName(row) || t('Only variant')}
              </TableCell>
              <TableCell>{row.sku}</TableCell>
              <TableCell>
                <StockLeft row={row} />
              </TableCell>
              {hasSeveral && (
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <ByPlace row={row} />
                </TableCell>
              )}
              <TableCell>{formats.number(row.sold)}</TableCell>
              <TableCell>{formats.number(row.waiting)}</TableCell>
              <TableCell align="right">
                <MoveStockButton row={row} onMoved={onMoved} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
