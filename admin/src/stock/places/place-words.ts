import type { PlaceKind } from '#domain/stock/places.ts'

export const kindWords: Record<PlaceKind, string> = { warehouse: 'Warehouse', showroom: 'Showroom' }
