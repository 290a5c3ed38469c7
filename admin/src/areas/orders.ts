import { lazy } from 'react'
import WorkIcon from '@mui/icons-material/AssignmentIndOutlined'
import CreditIcon from '@mui/icons-material/CardGiftcardOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import ExchangeIcon from '@mui/icons-material/SwapHorizOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import SlipIcon from '@mui/icons-material/PrintOutlined'
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined'
import RefundsIcon from '@mui/icons-material/UndoOutlined'
import ReportsIcon from '@mui/icons-material/AssessmentOutlined'
import type { Area } from '../area.ts'
import { t } from '../language/t.ts'

/** Menu group “Orders”, in display order. */
export const orderAreas: Area[] = [
  {
    name: 'assignments',
    label: t('My work'),
    group: 'Orders',
    icon: WorkIcon,
    read: 'assignments.read',
    // Its menu item has a count: shell/grouped-menu.tsx.
    isHidden: true,
    list: lazy(() => import('../assignments/list.tsx')),
  },
  {
    name: 'orders',
    label: t('Orders'),
    group: 'Orders',
    icon: OrdersIcon,
    read: 'orders.read',
    represent: ({ number }) => String(number),
    hasNumbers: true,
    list: lazy(() => import('../orders/list.tsx')),
    show: lazy(() => import('../orders/show.tsx')),
  },
  {
    name: 'phone-orders',
    label: t('Phone order'),
    group: 'Orders',
    icon: PhoneIcon,
    read: 'orders.work',
    page: lazy(() => import('../phone-orders/page.tsx')),
  },
  {
    name: 'refunds',
    label: t('Refunds'),
    group: 'Orders',
    icon: RefundsIcon,
    read: 'money.read',
    list: lazy(() => import('../payments/refunds-list.tsx')),
  },
  {
    name: 'credit',
    label: t('Gift cards and credit'),
    group: 'Orders',
    icon: CreditIcon,
    read: 'money.read',
    write: 'money.write',
    represent: ({ codeEnd, name }) =>
      codeEnd === ''
        ? t('Store credit of %{name}', { name: String(name) })
        : t('Gift card •••• %{codeEnd}', { codeEnd: String(codeEnd) }),
    list: lazy(() => import('../credit/list.tsx')),
    create: lazy(() => import('../credit/create.tsx')),
    show: lazy(() => import('../credit/show.tsx')),
  },
  {
    name: 'reports',
    label: t('Reports'),
    group: 'Orders',
    icon: ReportsIcon,
    read: 'reports.read',
    page: lazy(() => import('../reports/page.tsx')),
  },
  {
    name: 'order-edits',
    label: t('Edit order'),
    group: 'Orders',
    icon: EditIcon,
    read: 'money.write',
    isHidden: true,
    page: lazy(() => import('../orders/edit/page.tsx')),
  },
  {
    name: 'order-exchanges',
    label: t('Exchange'),
    group: 'Orders',
    icon: ExchangeIcon,
    read: 'money.write',
    isHidden: true,
    page: lazy(() => import('../orders/exchange/page.tsx')),
  },
  {
    name: 'insights',
    label: t('Insights'),
    group: 'Orders',
    icon: InsightsIcon,
    read: 'dashboard.read',
    page: lazy(() => import('../insights/page.tsx')),
  },
  {
    name: 'packing-slips',
    label: t('Packing slips'),
    group: 'Orders',
    icon: SlipIcon,
    read: 'orders.read',
    isHidden: true,
    page: lazy(() => import('../orders/packing-slips.tsx')),
  },
]
