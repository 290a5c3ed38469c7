import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { StockRow } from '#contract/admin/stock.ts'
import { choiceName } from '#domain/choice-name.ts'
import { HiddenLabel } from '../ui/hidden-label.tsx'
import { MoveStockButton } from './move-stock-button.tsx'
import { StockLeft } from './stock-left.tsx'

/** The sizes of one product with what there is of them. */
export function StockTable({ rows, onMoved }: { rows: readonly StockRow[]; onMoved: () => void }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Stock of each size">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Size</TableCell>
            <TableCell>SKU</TableCell>
            <TableCell>Stock</TableCell>
            <TableCell>Sold in 30 days</TableCell>
            <TableCell>
              <HiddenLabel text="Act" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {choiceName(row) || 'The one size'}
              </TableCell>
              <TableCell>{row.sku}</TableCell>
              <TableCell>
                <StockLeft row={row} />
              </TableCell>
              <TableCell>{row.sold}</TableCell>
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
