import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined'
import { Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { DataTable, DateInput, FilterButton, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminDelivery, AdminDeliveryDays } from '#contract/admin/fulfilment/deliveries.ts'
import { lateness, latenessNames } from '#domain/insights/lateness.ts'
import { sumOf } from '#domain/sum.ts'
import { OwnerCell } from '../../assignments/owner-cell.tsx'
import { OwnerFilter } from '../../assignments/owner-filter.tsx'
import { get } from '../../api.ts'
import { formats, said, t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { moneyText, nepalToday } from '../../ui/formats.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { DeliveryStatus, deliveryStateWords, slotChoices, whenPlanned } from './delivery-words.tsx'

const states = [
  { id: 'open', name: t('Open') },
  ...Object.entries(deliveryStateWords).map(([id, { label }]) => ({ id, name: label })),
]
const kinds = [
  { id: 'delivery', name: t('Delivery') },
  { id: 'pickup', name: t('Pickup') },
]
const vehicles = [
  { id: 'truck', name: t('Truck') },
  { id: 'hand', name: t('By hand') },
]
const lateChoices = [
  { id: 'any', name: t('Late') },
  ...latenessNames.map((id) => ({ id, name: said(lateness[id].label) })),
]
const orNone = (day: string) => day || undefined

const empty = (
  <EmptyState
    icon={ShippingIcon}
    title={t('No deliveries yet')}
    text={t('The deliveries and pickups of confirmed orders appear here.')}
  />
)

const Column = DataTable.Col<AdminDelivery>

/** Deliveries and pickups, earliest date first; shows open ones by default. */
export default function DeliveryList() {
  return (
    <List
      filters={useFilters()}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'day', order: 'ASC' }}
      exporter={false}
      empty={empty}
      actions={<Actions />}
      title={t('Deliveries')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="day" label={t('Date')} render={(row) => whenPlanned(row)} />
        <Column source="order" label={t('Order')} disableSort render={orderText} />
        <Column source="name" label={t('Customer')} disableSort />
        <Column
          source="district"
          label={t('District')}
          disableSort
          render={({ district, zone }) => placeText(district, zone?.name)}
        />
        <Column source="pieces" disableSort render={({ pieces }) => countText(pieces)} />
        <Column source="isLarge" label={t('Truck')} disableSort render={({ isLarge }) => (isLarge ? t('Truck') : '')} />
        <Column source="cash" label={t('Cash')} disableSort align="right" render={CashCell} />
        <Column source="state" disableSort render={(row) => <DeliveryStatus delivery={row} />} />
        <Column source="assignment" label={t('Owner')} disableSort render={OwnerCell} />
      </DataTable>
    </List>
  )
}

function useFilters() {
  const { data } = useQuery({
    queryKey: ['delivery-zones'],
    queryFn: ({ signal }) => get<AdminDeliveryDays>('/delivery-days', { from: nepalToday(), days: 1 }, signal),
    staleTime: 300_000,
  })
  const zones = [
    ...(data?.days[0]?.zones ?? []).map(({ id, name }) => ({ id, name })),
    { id: 'none', name: t('By arrangement') },
  ]
  return [
    <SearchInput key="q" source="q" placeholder={t('Order or name')} alwaysOn />,
    <SelectInput key="state" source="state" choices={states} alwaysOn />,
    <DateInput key="day" source="day" label={t('Date')} alwaysOn parse={orNone} />,
    <SelectInput key="zone" source="zone" label={t('Zone')} choices={zones} />,
    <OwnerFilter key="owner" source="owner" label={t('Owner')} kind="delivery" />,
    <SelectInput key="slot" source="slot" choices={slotChoices} />,
    <SelectInput key="kind" source="kind" label={t('Method')} choices={kinds} />,
    <SelectInput key="vehicle" source="vehicle" label={t('Vehicle')} choices={vehicles} />,
    <SelectInput key="late" source="late" label={t('After the promised day')} choices={lateChoices} />,
    <DateInput key="arrivedFrom" source="arrivedFrom" label={t('Delivered from')} parse={orNone} />,
    <DateInput key="arrivedUntil" source="arrivedUntil" label={t('Delivered until')} parse={orNone} />,
    <SelectInput key="undated" source="undated" label={t('Unscheduled')} choices={[{ id: 'true', name: t('Yes') }]} />,
  ]
}

function Actions() {
  return (
    <TopToolbar>
      <Button component={Link} to="/delivery-days" startIcon={<CalendarIcon />} size="small">
        {t('Calendar')}
      </Button>
      <FilterButton />
    </TopToolbar>
  )
}

function orderText({ order, number, of }: AdminDelivery) {
  return of === 1 ? order : t('%{order}, %{number} of %{of}', { order, number, of })
}

function placeText(district: string, zone: string | undefined) {
  const name = formats.place(district)
  return zone === undefined ? name : `${name} (${zone})`
}

function countText(pieces: AdminDelivery['pieces']) {
  return formats.number(sumOf(pieces, ({ quantity }) => quantity))
}

function CashCell({ cash, unpaid }: AdminDelivery) {
  if (unpaid > 0) return <StatusChip tone="danger" label={t('%{amount} unpaid', { amount: moneyText(unpaid) })} />
  return <Stack>{cash > 0 ? moneyText(cash) : '–'}</Stack>
}
