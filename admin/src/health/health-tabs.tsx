import { Tab } from '@mui/material'
import { Link, useLocation } from 'react-router-dom'
import { TabStrip } from '../ui/tab-strip.tsx'

const tabs = [
  ['/health', 'Overview'],
  ['/health/jobs', 'Jobs'],
  ['/health/mails', 'Mails'],
  ['/health/sms', 'SMS'],
  ['/health/look-ups', 'Wallet look-ups'],
] as const

/** Links between the pages about the running shop. */
export function HealthTabs() {
  const { pathname } = useLocation()
  const shown = tabs.find(([to]) => to === pathname)?.[0] ?? false
  return (
    <TabStrip value={shown} scrollButtons={false} aria-label="Health">
      {tabs.map(([to, label]) => (
        <Tab key={to} value={to} label={label} component={Link} to={to} />
      ))}
    </TabStrip>
  )
}
