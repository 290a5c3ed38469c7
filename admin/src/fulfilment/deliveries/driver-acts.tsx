import { Alert, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { DriverActList } from '#contract/admin/drive.ts'
import { get } from '../../api.ts'
import { DriverAct } from '../../drive/driver-act.tsx'
import { t } from '../../language/t.ts'
import { PagePart } from '../../ui/page-part.tsx'

/** What drivers recorded at the door, refused acts too. Nothing until there is an act. */
export function DriverActs({ deliveryId }: { deliveryId: string }) {
  const { data, error } = useQuery({
    queryKey: ['driver-acts', deliveryId],
    queryFn: ({ signal }) => get<DriverActList>(`/deliveries/${deliveryId}/driver-acts`, {}, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data || data.items.length === 0) return null
  return (
    <PagePart title={t('At the door')}>
      <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((act) => (
          <li key={act.id}>
            <DriverAct act={act} shownIn={deliveryId} />
          </li>
        ))}
      </Stack>
    </PagePart>
  )
}
