import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Customer } from '#contract/admin/customers.ts'
import { t } from '../language/t.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { OrderLink } from '../ui/record-links.tsx'
import { OrderStatus } from '../ui/status-chip.tsx'

/** Orders of a customer, newest first. */
export function CustomerOrders({ customer: { orders } }: { customer: Customer }) {
  return (
    <PagePart title={t('Orders')}>
      {orders.length === 0 ? (
        t('No orders yet.')
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Number')}</TableCell>
              <TableCell>{t('Placed')}</TableCell>
              <TableCell>{t('Status')}</TableCell>
              <TableCell align="right">{t('Total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map(({ id, number, placedAt, state, total }) => (
              <TableRow key={id}>
                <TableCell>
                  <OrderLink id={id} number={number} />
                </TableCell>
                <TableCell>{whenText(placedAt)}</TableCell>
                <TableCell>
                  <OrderStatus state={state} />
                </TableCell>
                <TableCell align="right">{moneyText(total)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </PagePart>
  )
}
