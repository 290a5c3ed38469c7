import type { AdminOrderRow } from '#contract/admin/orders.ts'
import { positionText } from '#domain/addresses/position.ts'
import type { Column } from '#domain/imports/table-files.ts'

/** Columns of the exported file. */
export const orderColumns: readonly Column<AdminOrderRow>[] = [
  { heading: 'Order', value: ({ number }) => number },
  { heading: 'Placed', value: ({ placedAt }) => new Date(placedAt) },
  { heading: 'State', value: ({ state }) => state },
  { heading: 'Customer', value: ({ name }) => name },
  { heading: 'Phone', value: ({ phone }) => phone },
  { heading: 'Email', value: ({ email }) => email },
  { heading: 'Province', value: ({ province }) => province },
  { heading: 'District', value: ({ district }) => district },
  { heading: 'Municipality', value: ({ city }) => city },
  { heading: 'Ward', value: ({ ward }) => ward },
  { heading: 'Street address', value: ({ street_address }) => street_address },
  { heading: 'Landmark', value: ({ landmark }) => landmark },
  { heading: 'Position', value: ({ position }) => position && positionText(position) },
  { heading: 'Recipient', value: ({ recipient }) => recipient?.name ?? null },
  { heading: 'Recipient’s phone', value: ({ recipient }) => recipient?.phone ?? null },
  { heading: 'Gift', value: ({ recipient }) => recipient?.isGift ?? false },
  { heading: 'Payment', value: ({ payment }) => payment },
  { heading: 'Total', value: ({ total }) => total },
  { heading: 'Paid', value: ({ paid }) => paid },
  { heading: 'Due', value: ({ due }) => due },
  { heading: 'Refunds due', value: ({ owed }) => owed },
  { heading: 'Delivery', value: ({ method }) => method },
  { heading: 'Delivery day', value: ({ delivery }) => delivery?.day ?? null },
  { heading: 'Custom', value: ({ isCustom }) => isCustom },
  { heading: 'By phone', value: ({ isPhone }) => isPhone },
]
