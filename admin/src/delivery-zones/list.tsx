import ZonesIcon from '@mui/icons-material/MapOutlined'
import type { DeliveryZone } from '#contract/admin/delivery-zones.ts'
import { OrderedList } from '../content/ordered-list.tsx'
import { t } from '../language/t.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** Delivery zones with their delivery times and capacity. */
export default function DeliveryZoneList() {
  return (
    <OrderedList<DeliveryZone>
      title={t('Delivery zones')}
      icon={ZonesIcon}
      emptyText={t('Without zones, every district is served by arrangement.')}
      writes="delivery.write"
      nameOf={({ name }) => name}
      renderDetails={(zone) => (
        <>
          {t('%{days}; %{districts} districts; %{capacity} deliveries per slot', {
            days: daysText(zone),
            districts: zone.districts.length,
            capacity: zone.slotCapacity,
          })}{' '}
          {zone.crowded.length > 0 && (
            <StatusChip tone="pending" label={t('%{crowded} slots overbooked', { crowded: zone.crowded.length })} />
          )}
        </>
      )}
    />
  )
}

function daysText({ standardMinDays, standardMaxDays, expressMinDays, expressMaxDays, ...zone }: DeliveryZone): string {
  if (standardMinDays === null || standardMaxDays === null) {
    const { arrangedMinDays: min, arrangedMaxDays: max } = zone
    if (min === null || max === null) return t('By arrangement')
    return t('By arrangement, usually %{min} to %{max} days', { min, max })
  }
  const [min, max] = [standardMinDays, standardMaxDays]
  if (expressMinDays === null || expressMaxDays === null) return t('%{min} to %{max} days', { min, max })
  const express = { expressMin: expressMinDays, expressMax: expressMaxDays }
  return t('%{min} to %{max} days, express %{expressMin} to %{expressMax}', { min, max, ...express })
}
