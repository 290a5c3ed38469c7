/** Degrees. */
export type Position = { latitude: number; longitude: number }

/** Decimals of a stored position: a metre is enough to find a door. */
const DECIMALS = 5

/** Returns a position as it is stored. */
export function tidyPosition({ latitude, longitude }: Position): Position {
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0 // never -0
}

/** `28.2096,83.95536`, as maps read it. */
export function positionText({ latitude, longitude }: Position): string {
  return `${latitude},${longitude}`
}

/** Parses what `positionText` writes; null for anything else. */
export function parsePosition(text: string): Position | null {
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text) ?? []
  return latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude) }
}

/** A page that shows a position, in the map app of a phone that has one. */
export function mapUrl(position: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(positionText(position))}`
}
