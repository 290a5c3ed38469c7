import { Box, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import { nepalToday } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { listLink } from '../ui/list-link.ts'

type Zone = Dashboard['today'][number]

/** How far today's deliveries have come, by zone. */
export function TodayOnTheRoad({ zones }: { zones: readonly Zone[] }) {
  const day = nepalToday()
  return (
    <PagePart
      title={t('Today on the road')}
      action={<Link to={listLink('deliveries', { day })}>{t('Deliveries')}</Link>}
    >
      {zones.length === 0 && <Typography color="text.secondary">{t('No delivery is planned for today.')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {zones.map((zone) => (
          <ZoneRow key={zone.zone?.id ?? 0} zone={zone} day={day} />
        ))}
      </Box>
    </PagePart>
  )
}

function ZoneRow({ zone: { zone, of, delivered, late }, day }: { zone: Zone; day: string }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto auto', sm: 'minmax(0, 1fr) 120px auto 72px' },
        gap: 1.5,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Link to={listLink('deliveries', { day, zone: zone?.id ?? 'none' })}>{zone?.name ?? t('By arrangement')}</Link>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', sm: 'block' },
          height: 5,
          borderRadius: 3,
          bgcolor: tokens.sand,
          overflow: 'hidden',
        }}
      >
        <Box sx={{ height: '100%', width: `${(delivered * 100) / of}%`, bgcolor: tokens.forest }} />
      </Box>
      <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {t('%{part} of %{all}', { part: delivered, all: of })}
      </Box>
      <Box
        component="span"
        sx={{ fontWeight: 600, textAlign: 'right', color: late > 0 ? 'error.main' : 'success.main' }}
      >
        {late > 0 ? t('%{late} late', { late }) : t('on time')}
      </Box>
    </Box>
  )
}
