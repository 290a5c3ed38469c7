import Phone from '@mui/icons-material/PhoneOutlined'
import { Button } from '@mui/material'
import { FilterButton, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ExportMenu } from '../ui/export-menu.tsx'
import { SavedViews } from '../ui/saved-views.tsx'

/** Toolbar of the order list: more filters, saved views, export and phone order. */
export function ListActions() {
  const mayWork = useCan('orders.work')
  const mayExport = useCan('orders.export')
  return (
    <TopToolbar>
      <FilterButton />
      <SavedViews />
      {mayExport && <ExportMenu />}
      {mayWork && (
        <Button component={Link} to="/phone-orders" size="small" startIcon={<Phone />}>
          {t('New phone order')}
        </Button>
      )}
    </TopToolbar>
  )
}
