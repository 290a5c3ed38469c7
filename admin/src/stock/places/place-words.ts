import type { PlaceKind } from '#domain/stock/places.ts'
import { t } from '../../language/t.ts'

export const kindWords: Record<PlaceKind, string> = { warehouse: t('Warehouse'), showroom: t('Showroom') }
