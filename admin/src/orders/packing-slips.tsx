import Print from '@mui/icons-material/PrintOutlined'
import { Alert, Box, Button, CircularProgress, GlobalStyles, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { PackingSlip } from '#contract/admin/orders/packing-slips.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'
import { PackingSlipSheet } from './packing-slip-sheet.tsx'

/** Most slips that the API gives at once. */
const MOST_AT_ONCE = 50

/** Packing slips of the orders in `?ids=`, one printed page each. */
export default function PackingSlips() {
  const [params] = useSearchParams()
  const ids = params.get('ids') ?? ''
  const { data, error } = useQuery({
    queryKey: ['packing-slips', ids],
    queryFn: ({ signal }) => readSlips(ids.split(','), signal),
    enabled: ids !== '',
  })
  const slips = data ?? []
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <GlobalStyles styles={paperAlone} />
      <Title title={t('Packing slips')} />
      <Stack direction="row" className="not-on-paper" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<Print />} disabled={slips.length === 0} onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Typography>{t('%{count} A4 page |||| %{count} A4 pages', { count: slips.length })}</Typography>
      </Stack>
      {ids === '' && <Alert severity="info">{t('Select orders in the list, then choose “Packing slips”.')}</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {ids !== '' && !data && !error && <CircularProgress aria-label={t('Loading')} />}
      <Box className="on-paper">
        {slips.map((slip) => (
          <PackingSlipSheet key={slip.id} slip={slip} />
        ))}
      </Box>
    </Stack>
  )
}

async function readSlips(ids: readonly string[], signal: AbortSignal): Promise<PackingSlip[]> {
  const slips: PackingSlip[] = []
  for (let first = 0; first < ids.length; first += MOST_AT_ONCE) {
    const some = ids.slice(first, first + MOST_AT_ONCE)
    slips.push(...(await get<{ items: PackingSlip[] }>('/packing-slips', { ids: some }, signal)).items)
  }
  return slips
}

/** Print styles that hide the app bar and the menu. */
const paperAlone = {
  '@page': { size: 'A4', margin: '15mm' },
  '@media print': {
    'header, nav, .MuiDrawer-root, .RaSidebar-fixed, .not-on-paper': { display: 'none !important' },
    '.RaLayout-appFrame, .RaLayout-content, .RaLayout-contentWithSidebar': {
      margin: '0 !important',
      padding: '0 !important',
    },
    body: { backgroundColor: 'transparent !important' },
  },
}
