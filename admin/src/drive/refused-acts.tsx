import { Alert, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { RefusedActList } from '#contract/admin/drive.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { DriverAct } from './driver-act.tsx'

/** Acts of drivers that the shop did not accept, until somebody settles them. */
export function RefusedActs() {
  const { data, error } = useQuery({
    queryKey: ['driver-acts'],
    queryFn: ({ signal }) => get<RefusedActList>('/driver-acts', {}, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const { items, total } = data
  return (
    <PagePart title={t('Not accepted at the door')}>
      {total === 0 && (
        <Typography color="text.secondary">{t('Everything that drivers recorded was accepted.')}</Typography>
      )}
      {items.length > 0 && (
        <Stack component="ol" sx={{ gap: 3, m: 0, p: 0, listStyle: 'none' }}>
          {items.map((act) => (
            <li key={act.id}>
              <Link to={`/deliveries/${act.deliveryId}/show`}>{act.order}</Link>
              <DriverAct act={act} />
            </li>
          ))}
        </Stack>
      )}
      {total > items.length && <p>{t('Showing the first %{count} of %{total}.', { count: items.length, total })}</p>}
    </PagePart>
  )
}
