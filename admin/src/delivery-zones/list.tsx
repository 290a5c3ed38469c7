import ZonesIcon from '@mui/icons-material/MapOutlined'
import type { DeliveryZone } from '#contract/admin/delivery-zones.ts'
import { OrderedList } from '../content/ordered-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

/** Delivery zones with their delivery times and capacity. */
export default function DeliveryZoneList() {
  return (
    <OrderedList<DeliveryZone>
      title="Delivery zones"
      icon={ZonesIcon}
      emptyText="Without zones, every district is served by arrangement."
      writes="delivery.write"
      nameOf={({ name }) => name}
      renderDetails={(zone) => (
        <>
          {daysText(zone)}; {zone.districts.length} districts; {zone.slotCapacity} deliveries per slot{' '}
          {zone.crowded.length > 0 && <StatusChip tone="pending" label={`${zone.crowded.length} slots overbooked`} />}
        </>
      )}
    />
  )
}

function daysText({ standardMinDays, standardMaxDays, expressMinDays, expressMaxDays, ...zone }: DeliveryZone): string {
  if (standardMinDays === null) {
    const { arrangedMinDays, arrangedMaxDays } = zone
    return arrangedMinDays === null
      ? 'By arrangement'
      : `By arrangement, usually ${arrangedMinDays} to ${arrangedMaxDays} days`
  }
  const express = expressMinDays === null ? '' : `, express ${expressMinDays} to ${expressMaxDays}`
  return `${standardMinDays} to ${standardMaxDays} days${express}`
}
