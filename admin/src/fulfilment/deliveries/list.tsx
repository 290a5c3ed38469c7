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
import { EmptyState } from '../../ui/empty-state.tsx'
import { moneyText, nepalToday } from '../../ui/formats.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { DeliveryStatus, deliveryStateWords, slotChoices, whenPlanned } from './delivery-words.tsx'

const states = [
  { id: 'open', name: 'Open' },
  ...Object.entries(deliveryStateWords).map(([id, { label }]) => ({ id, name: label })),
]
const kinds = [
  { id: 'delivery', name: 'Delivery' },
  { id: 'pickup', name: 'Pickup' },
]
const vehicles = [
  { id: 'truck', name: 'Truck' },
  { id: 'hand', name: 'By hand' },
]
const lateChoices = [{ id: 'any', name: 'Late' }, ...latenessNames.map((id) => ({ id, name: lateness[id].label }))]
const orNone = (day: string) => day || undefined

const empty = (
  <EmptyState
    icon={ShippingIcon}
    title="No deliveries yet"
    text="The deliveries and pickups of confirmed orders appear here."
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
      title="Deliveries"
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="day" label="Date" render={(row) => whenPlanned(row)} />
        <Column source="order" disableSort render={orderText} />
        <Column source="name" label="Customer" disableSort />
        <Column source="district" disableSort render={({ district, zone }) => placeText(district, zone?.name)} />
        <Column source="pieces" disableSort render={({ pieces }) => countText(pieces)} />
        <Column source="isLarge" label="Truck" disableSort render={({ isLarge }) => (isLarge ? 'Truck' : '')} />
        <Column source="cash" label="Cash" disableSort align="right" render={CashCell} />
        <Column source="state" disableSort render={(row) => <DeliveryStatus delivery={row} />} />
        <Column source="assignment" label="Owner" disableSort render={OwnerCell} />
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
    { id: 'none', name: 'By arrangement' },
  ]
  return [
    <SearchInput key="q" source="q" placeholder="Order or name" alwaysOn />,
    <SelectInput key="state" source="state" choices={states} alwaysOn />,
    <DateInput key="day" source="day" label="Date" alwaysOn parse={orNone} />,
    <SelectInput key="zone" source="zone" choices={zones} />,
    <OwnerFilter key="owner" source="owner" label="Owner" kind="delivery" />,
    <SelectInput key="slot" source="slot" choices={slotChoices} />,
    <SelectInput key="kind" source="kind" label="Method" choices={kinds} />,
    <SelectInput key="vehicle" source="vehicle" choices={vehicles} />,
    <SelectInput key="late" source="late" label="After the promised day" choices={lateChoices} />,
    <DateInput key="arrivedFrom" source="arrivedFrom" label="Delivered from" parse={orNone} />,
    <DateInput key="arrivedUntil" source="arrivedUntil" label="Delivered until" parse={orNone} />,
    <SelectInput key="undated" source="undated" label="Unscheduled" choices={[{ id: 'true', name: 'Yes' }]} />,
  ]
}

function Actions() {
  return (
    <TopToolbar>
      <Button component={Link} to="/delivery-days" startIcon={<CalendarIcon />} size="small">
        Calendar
      </Button>
      <FilterButton />
    </TopToolbar>
  )
}

function orderText({ order, number, of }: AdminDelivery) {
  return of === 1 ? order : `${order}, ${number} of ${of}`
}

function placeText(district: string, zone: string | undefined) {
  return zone === undefined ? district : `${district} (${zone})`
}

function countText(pieces: AdminDelivery['pieces']) {
  return sumOf(pieces, ({ quantity }) => quantity)
}

function CashCell({ cash, unpaid }: AdminDelivery) {
  if (unpaid > 0) return <StatusChip tone="danger" label={`${moneyText(unpaid)} unpaid`} />
  return <Stack>{cash > 0 ? moneyText(cash) : '–'}</Stack>
}
