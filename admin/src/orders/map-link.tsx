import { mapUrl, type Position } from '#domain/addresses/position.ts'

/** Opens the position of a door in the phone's map app, or in a map on a desktop; nothing without a position. */
export function MapLink({ position }: { position: Position | null }) {
  if (!position) return null
  return (
    <a href={mapUrl(position)} target="_blank" rel="noreferrer">
      Show on the map
    </a>
  )
}
