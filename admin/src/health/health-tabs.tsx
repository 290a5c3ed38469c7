import { Tab } from '@mui/material'
import { Link, useLocation } from 'react-router-dom'
import { t } from '../language/t.ts'
import { TabStrip } from '../ui/tab-strip.tsx'

const tabs = [
  ['/health', t('Overview')],
  ['/health/jobs', t('Jobs')],
  ['/health/mails', t('Mails')],
  ['/health/sms', t('SMS')],
  ['/health/look-ups', t('Wallet look-ups')],
] as const

/** Links between the pages about the running shop. */
export function HealthTabs() {
  const { pathname } = useLocation()
  const shown = tabs.find(([to]) => to === pathname)?.[0] ?? false
  return (
    <TabStrip value={shown} scrollButtons={false} aria-label={t('Health')}>
      {tabs.map(([to, label]) => (
        <Tab key={to} value={to} label={label} component={Link} to={to} />
      ))}
    </TabStrip>
  )
}
