import { lazy } from 'react'
import AuditIcon from '@mui/icons-material/HistoryOutlined'
import ReadsIcon from '@mui/icons-material/VisibilityOutlined'
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined'
import KeysIcon from '@mui/icons-material/KeyOutlined'
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import InvitationsIcon from '@mui/icons-material/PersonAddOutlined'
import SetUpIcon from '@mui/icons-material/ChecklistOutlined'
import WebhookLogIcon from '@mui/icons-material/OutboxOutlined'
import StaffIcon from '@mui/icons-material/BadgeOutlined'
import WebhooksIcon from '@mui/icons-material/WebhookOutlined'
import type { Area } from '../area.ts'
import { t } from '../language/t.ts'

/** The overview links to its lists. */
const partOfHealth = { group: 'Staff', icon: HealthIcon, read: 'health.read', isHidden: true } as const

/** Menu group “Staff”, in display order. */
export const staffAreas: Area[] = [
  {
    name: 'staff',
    label: t('Staff'),
    group: 'Staff',
    icon: StaffIcon,
    read: 'staff.read',
    write: 'staff.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../staff/list.tsx')),
    edit: lazy(() => import('../staff/edit.tsx')),
  },
  {
    name: 'invitations',
    label: t('Invitations'),
    one: t('invitation'),
    group: 'Staff',
    icon: InvitationsIcon,
    read: 'staff.read',
    write: 'staff.write',
    represent: ({ email }) => String(email),
    list: lazy(() => import('../staff/invitation-list.tsx')),
    create: lazy(() => import('../staff/invitation-create.tsx')),
  },
  {
    name: 'api-keys',
    label: t('API keys'),
    one: t('API key'),
    group: 'Staff',
    icon: KeysIcon,
    read: 'keys.read',
    write: 'keys.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../api-keys/list.tsx')),
    create: lazy(() => import('../api-keys/create.tsx')),
  },
  {
    name: 'webhooks',
    label: t('Webhooks'),
    one: t('receiver'),
    group: 'Staff',
    icon: WebhooksIcon,
    read: 'webhooks.read',
    write: 'webhooks.write',
    represent: ({ url }) => String(url),
    list: lazy(() => import('../webhooks/list.tsx')),
    show: lazy(() => import('../webhooks/show.tsx')),
    create: lazy(() => import('../webhooks/create.tsx')),
    edit: lazy(() => import('../webhooks/edit.tsx')),
  },
  {
    name: 'webhook-deliveries',
    label: t('Log of webhooks'),
    one: t('message'),
    group: 'Staff',
    icon: WebhookLogIcon,
    read: 'webhooks.read',
    isHidden: true,
    represent: ({ event }) => String(event),
    list: lazy(() => import('../webhooks/deliveries/list.tsx')),
    show: lazy(() => import('../webhooks/deliveries/show.tsx')),
  },
  {
    name: 'audit',
    label: t('Audit log'),
    group: 'Staff',
    icon: AuditIcon,
    read: 'audit.read',
    list: lazy(() => import('../audit/list.tsx')),
  },
  {
    name: 'personal-reads',
    label: t('Personal data access'),
    group: 'Staff',
    icon: ReadsIcon,
    read: 'reads.read',
    list: lazy(() => import('../personal-reads/list.tsx')),
  },
  {
    name: 'health',
    label: t('Health'),
    group: 'Staff',
    icon: HealthIcon,
    read: 'health.read',
    page: lazy(() => import('../health/page.tsx')),
  },
  {
    ...partOfHealth,
    name: 'health/jobs',
    label: t('Jobs'),
    one: t('job'),
    list: lazy(() => import('../health/jobs.tsx')),
  },
  {
    ...partOfHealth,
    name: 'health/mails',
    label: t('Mails'),
    one: t('mail'),
    list: lazy(() => import('../health/mails.tsx')),
  },
  {
    ...partOfHealth,
    name: 'health/sms',
    label: t('SMS'),
    one: t('SMS'),
    list: lazy(() => import('../health/sms.tsx')),
  },
  {
    ...partOfHealth,
    name: 'health/look-ups',
    label: t('Wallet look-ups'),
    one: t('look-up'),
    list: lazy(() => import('../health/look-ups.tsx')),
  },
  {
    name: 'set-up',
    label: t('Set-up'),
    group: 'Staff',
    icon: SetUpIcon,
    read: 'settings.write',
    page: lazy(() => import('../set-up/page.tsx')),
  },
  {
    name: 'account',
    label: t('My account'),
    group: 'Staff',
    icon: AccountIcon,
    read: 'dashboard.read',
    isHidden: true,
    page: lazy(() => import('../staff/account.tsx')),
  },
]
