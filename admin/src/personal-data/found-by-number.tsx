import { Alert, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import { t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'

/** Orders that only the phone number leads to, so that staff see a stranger's before they download or delete. */
export function FoundByNumber({ byNumber: { orders, more } }: { byNumber: DataRequest['byNumber'] }) {
  if (orders.length === 0) return null
  return (
    <PagePart title={t('Found by the number alone')}>
      <Alert severity="warning" sx={{ mb: 1 }}>
        {t(
          'These orders name no email address. Ask the person about each. Close the page if one is not theirs: both buttons take all of them.',
        )}
      </Alert>
      <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Order')}</TableCell>
            <TableCell>{t('Placed')}</TableCell>
            <TableCell>{t('Name')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, number, name, placedAt }) => (
            <TableRow key={id}>
              <TableCell>
                <Link to={`/orders/${id}/show`}>{number}</Link>
              </TableCell>
              <TableCell>{whenText(placedAt)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('And %{more} older.', { more })}
        </Typography>
      )}
    </PagePart>
  )
}
