import fc from 'fast-check'
import {
  bodySpoils,
  oddAddresses,
  oddHeaders,
  oddNames,
  oddValues,
  wireSpoils,
  type BodySpoil,
  type WireSpoil,
} from './odd-values.ts'

/** A fault of a request. `at` chooses one of its places, however many there are. */
export type Spoil =
  | { kind: 'replace'; at: number; value: unknown }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; at: number; name: string; value: unknown }
  | { kind: 'header'; name: string; value: string }
  | { kind: 'address'; text: string }
  | { kind: 'body'; how: BodySpoil }
  | { kind: 'wire'; how: WireSpoil }

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
)

const header = fc
  .constantFrom(...Object.entries(oddHeaders))
  .chain(([name, values]) =>
    fc.record({ kind: fc.constant('header' as const), name: fc.constant(name), value: fc.constantFrom(...values) }),
  )

/** Any fault of a request, most often a wrong value in it. */
export const anySpoil: fc.Arbitrary<Spoil> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value: oddValue }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      at: fc.nat(),
      name: fc.constantFrom(...oddNames),
      value: oddValue,
    }),
  },
  { weight: 3, arbitrary: header },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('address' as const), text: fc.constantFrom(...oddAddresses) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('body' as const), how: fc.constantFrom(...bodySpoils) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wire' as const), how: fc.constantFrom(...wireSpoils) }) },
)

type Place = readonly (string | number)[]

/** Applies faults to a copy of a sample. */
export function spoilSample(sample: object, spoils: readonly Spoil[]): object {
  let spoilt: unknown = sample
  for (const spoil of spoils) {
    if (spoil.kind === 'replace') spoilt = changeAt(spoilt, chooseFrom(placesIn(spoilt), spoil.at), () => spoil.value)
    if (spoil.kind === 'remove') spoilt = changeAt(spoilt, chooseFrom(placesIn(spoilt), spoil.at), () => undefined)
    if (spoil.kind === 'add') {
      const place = chooseFrom(placesOfObjects(spoilt), spoil.at)
      spoilt = changeAt(spoilt, place, (value) => ({ ...(value as object), [spoil.name]: spoil.value }))
    }
  }
  return spoilt as object
}

function chooseFrom(places: readonly Place[], at: number): Place | undefined {
  return places[at % places.length]
}

/** Returns the places of every value in path, query, headers and body, and of the body itself. */
function placesIn(sample: unknown): Place[] {
  return placesOf(sample).filter((place) => place.length > 1 || place[0] === 'body')
}

function placesOfObjects(sample: unknown): Place[] {
  return placesOf(sample).filter((place) => {
    const value = valueAt(sample, place)
    return typeof value === 'object' && value !== null && !Array.isArray(value) && place[0] !== 'path'
  })
}

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || at.length > 6) return at.length > 0 ? [at] : []
  const inner = Object.entries(value).flatMap(([key, one]) =>
    placesOf(one, [...at, Array.isArray(value) ? Number(key) : key]),
  )
  return at.length > 0 ? [at, ...inner] : inner
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((within, key) => (within as Record<string | number, unknown>)[key], value)
}

function changeAt(value: unknown, place: Place | undefined, change: (value: unknown) => unknown): unknown {
  if (!place) return value
  const [key, ...rest] = place
  if (key === undefined) return change(value)
  const inner = changeAt((value as Record<string | number, unknown>)[key], rest, change)
  if (Array.isArray(value))
    return inner === undefined ? value.toSpliced(key as number, 1) : value.with(key as number, inner)
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, one]) =>
      name !== key ? [[name, one]] : inner === undefined ? [] : [[name, inner]],
    ),
  )
}
