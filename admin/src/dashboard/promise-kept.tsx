import { Box, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { lateness, latenessNames } from '#domain/insights/lateness.ts'
import type { Period } from '#domain/insights/periods.ts'
import { formats, said, t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import { ChangeText } from '../ui/change-text.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { listLink } from '../ui/list-link.ts'
import { pointsOf, shareOf } from './key-figures.tsx'

const RADIUS = 46
const AROUND = 2 * Math.PI * RADIUS

type PromiseKeptProps = { figures: Dashboard; period: Period; isCompared: boolean }

/** How many deliveries came on the promised day or earlier, with links to the late ones. */
export function PromiseKept({ figures: { promise }, period, isCompared }: PromiseKeptProps) {
  const { of, kept, late, ofBefore, keptBefore } = promise
  const [share, before] = [shareOf(kept, of), shareOf(keptBefore, ofBefore)]
  const change = isCompared && share !== null && before !== null && pointsOf(share - before)
  const arrived = { arrivedFrom: period.from, arrivedUntil: period.until }
  return (
    <PagePart
      title={t('Promise kept')}
      action={
        <Stack direction="row" sx={{ gap: 2 }}>
          {change && <ChangeText change={change} />}
          <Link to="/insights?insight=promise">{t('By zone')}</Link>
        </Stack>
      }
    >
      {share === null ? (
        <Typography color="text.secondary">{t('No promised delivery came in these days.')}</Typography>
      ) : (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, alignItems: 'center' }}>
          <Ring share={share} of={of} />
          <Box sx={{ flex: 1, width: '100%' }}>
            <Typography gutterBottom>
              {t(
                '%{kept} of %{count} delivery came on the promised day or before. |||| %{kept} of %{count} deliveries came on the promised day or before.',
                { kept, count: of },
              )}
            </Typography>
            <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {latenessNames.map((name) => (
                <Stack
                  key={name}
                  component="li"
                  direction="row"
                  sx={{ justifyContent: 'space-between', py: 0.75, borderTop: 1, borderColor: 'divider' }}
                >
                  <Link to={listLink('deliveries', { late: name, ...arrived })}>{said(lateness[name].label)}</Link>
                  <b>{formats.number(late[name] ?? 0)}</b>
                </Stack>
              ))}
            </Stack>
          </Box>
        </Stack>
      )}
    </PagePart>
  )
}

function Ring({ share, of }: { share: number; of: number }) {
  return (
    <Box sx={{ position: 'relative', width: 128, height: 128, flex: 'none' }}>
      <svg viewBox="0 0 108 108" aria-hidden style={{ transform: 'rotate(-90deg)' }}>
        <circle cx="54" cy="54" r={RADIUS} fill="none" stroke={tokens.sand} strokeWidth="14" />
        <circle
          cx="54"
          cy="54"
          r={RADIUS}
          fill="none"
          stroke={tokens.forest}
          strokeWidth="14"
          strokeDasharray={`${(share / 100) * AROUND} ${AROUND}`}
        />
      </svg>
      <Stack sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' }}>
        <Typography variant="h2" component="span" sx={{ fontFamily: 'inherit', fontWeight: 600, lineHeight: 1.2 }}>
          {formats.digits(`${Math.floor(share)} %`)}
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary">
          {t('of %{all}', { all: of })}
        </Typography>
      </Stack>
    </Box>
  )
}
