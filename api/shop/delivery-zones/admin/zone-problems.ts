import type { DeliveryZoneDraft } from '#contract/admin/delivery-zones.ts'
import { MAX_ARRANGED_DAYS } from '#domain/delivery-zones/zone-terms.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'

/** Business days that the shop promises everywhere; the database enforces them for every zone. */
const STANDARD = { least: 3, most: 7 }
const EXPRESS = { least: 1, most: 3 }
/** Business days that are usual by arrangement; the database enforces these bounds, too. */
const ARRANGED = { least: 1, most: MAX_ARRANGED_DAYS }

type Days = { min: number | null; max: number | null }

/** Returns the problems of a zone whose fields do not fit together, by field. */
export function zoneProblems(zone: DeliveryZoneDraft): Record<string, Sentence | undefined> {
  const standard = { min: zone.standardMinDays, max: zone.standardMaxDays }
  const express = { min: zone.expressMinDays, max: zone.expressMaxDays }
  const arranged = { min: zone.arrangedMinDays, max: zone.arrangedMaxDays }
  const byArrangement = standard.min === null && standard.max === null
  return {
    standardMaxDays: wrongDays(standard, STANDARD),
    expressMaxDays:
      byArrangement && express.min !== null ? 'Needs standard days beside it' : wrongDays(express, EXPRESS),
    arrangedMaxDays:
      !byArrangement && (arranged.min ?? arranged.max) !== null
        ? 'Only where standard days are empty'
        : wrongDays(arranged, ARRANGED),
    ...(byArrangement && zone.cashAllowed && { cashAllowed: 'Cannot be where the shop delivers by arrangement' }),
    ...(zone.truckCapacity > zone.slotCapacity && { truckCapacity: 'Must not be above all deliveries of a slot' }),
  }
}

function wrongDays({ min, max }: Days, { least, most }: { least: number; most: number }): Sentence | undefined {
  if (min === null && max === null) return undefined
  if (min === null || max === null) return 'Must be given from and to, or not at all'
  return least <= min && min <= max && max <= most ? undefined : say('zones.wrong-days', { least, most })
}
