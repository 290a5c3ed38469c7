const EARTH_RADIUS_KM = 6_371

/** Degrees. */
export type Place = { latitude: number; longitude: number }

/** Kilometres between two places as the crow flies. */
export function distanceKm(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin((to - from) / 2) ** 2
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(across + Math.cos(from) * Math.cos(to) * along))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
