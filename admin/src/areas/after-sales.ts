import { lazy } from 'react'
import StatementIcon from '@mui/icons-material/AccountBalanceOutlined'
import ReturnIcon from '@mui/icons-material/AssignmentReturnOutlined'
import DamageIcon from '@mui/icons-material/BrokenImageOutlined'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import CustomIcon from '@mui/icons-material/DesignServicesOutlined'
import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined'
import CashIcon from '@mui/icons-material/PaymentsOutlined'
import DriverIcon from '@mui/icons-material/RouteOutlined'
import SheetIcon from '@mui/icons-material/PrintOutlined'
import VoucherIcon from '@mui/icons-material/RequestPageOutlined'
import type { Area } from '../area.ts'
import { t } from '../language/t.ts'

/** Menu group “Orders”, in display order: deliveries, payments, custom pieces, damage and returns. */
export const afterSalesAreas: Area[] = [
  {
    name: 'deliveries',
    label: t('Deliveries'),
    group: 'Orders',
    icon: DeliveryIcon,
    read: 'orders.read',
    represent: ({ order, number }) => `${String(order)} / ${String(number)}`,
    list: lazy(() => import('../fulfilment/deliveries/list.tsx')),
    show: lazy(() => import('../fulfilment/deliveries/show.tsx')),
  },
  {
    name: 'delivery-days',
    label: t('Delivery calendar'),
    group: 'Orders',
    icon: CalendarIcon,
    read: 'orders.read',
    page: lazy(() => import('../fulfilment/deliveries/days.tsx')),
  },
  {
    name: 'driver-rounds',
    label: t('Drivers'),
    group: 'Orders',
    icon: DriverIcon,
    read: 'orders.read',
    page: lazy(() => import('../drive/page.tsx')),
  },
  {
    name: 'delivery-sheet',
    label: t('Delivery sheet'),
    group: 'Orders',
    icon: SheetIcon,
    read: 'orders.read',
    isHidden: true,
    page: lazy(() => import('../fulfilment/deliveries/sheet.tsx')),
  },
  {
    name: 'handovers',
    label: t('Cash'),
    group: 'Orders',
    icon: CashIcon,
    read: 'money.read',
    represent: ({ day, broughtBy }) => `${String(broughtBy)}, ${String(day)}`,
    list: lazy(() => import('../payments/handovers/list.tsx')),
    show: lazy(() => import('../payments/handovers/show.tsx')),
  },
  {
    name: 'waiting-cash',
    label: t('Count cash'),
    group: 'Orders',
    icon: CashIcon,
    read: 'money.read',
    isHidden: true,
    page: lazy(() => import('../payments/handovers/count.tsx')),
  },
  {
    name: 'vouchers',
    label: t('Bank vouchers'),
    group: 'Orders',
    icon: VoucherIcon,
    read: 'money.read',
    represent: ({ order }) => t('Voucher for %{order}', { order: String(order) }),
    list: lazy(() => import('../payments/vouchers/list.tsx')),
    show: lazy(() => import('../payments/vouchers/show.tsx')),
  },
  {
    name: 'statement-lines',
    label: t('Reconciliation'),
    group: 'Orders',
    icon: StatementIcon,
    read: 'money.read',
    list: lazy(() => import('../payments/reconciliation/list.tsx')),
  },
  {
    name: 'uncovered-payments',
    label: t('Payments without a line'),
    group: 'Orders',
    icon: StatementIcon,
    read: 'money.read',
    isHidden: true,
    list: lazy(() => import('../payments/reconciliation/uncovered-list.tsx')),
  },
  {
    name: 'custom-requests',
    label: t('Custom pieces'),
    group: 'Orders',
    icon: CustomIcon,
    read: 'orders.read',
    represent: ({ number }) => String(number),
    hasNumbers: true,
    list: lazy(() => import('../custom-requests/list.tsx')),
    show: lazy(() => import('../custom-requests/show.tsx')),
  },
  {
    name: 'damage-reports',
    label: t('Damage reports'),
    group: 'Orders',
    icon: DamageIcon,
    read: 'orders.read',
    represent: ({ order }) => t('Damage report for %{order}', { order: String(order) }),
    list: lazy(() => import('../fulfilment/after-sales/damage-list.tsx')),
    show: lazy(() => import('../fulfilment/after-sales/damage-show.tsx')),
  },
  {
    name: 'returns',
    label: t('Returns'),
    group: 'Orders',
    icon: ReturnIcon,
    read: 'orders.read',
    represent: ({ order }) => t('Return for %{order}', { order: String(order) }),
    list: lazy(() => import('../fulfilment/after-sales/return-list.tsx')),
    show: lazy(() => import('../fulfilment/after-sales/return-show.tsx')),
  },
]
