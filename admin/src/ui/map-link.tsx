import { mapUrl, positionText, type Position } from '#domain/addresses/position.ts'
import { t } from '../language/t.ts'

type MapLinkProps = {
  position: Position | null
  /** Shows the coordinates, which also help on paper. */
  isPrinted?: boolean
}

/** Opens the position of a door in the phone's map app, or in a map on a desktop; nothing without a position. */
export function MapLink({ position, isPrinted = false }: MapLinkProps) {
  if (!position) return null
  return (
    <a href={mapUrl(position)} target="_blank" rel="noreferrer">
      {isPrinted ? t('Map: %{position}', { position: positionText(position) }) : t('Show on the map')}
    </a>
  )
}
