import { packagesText, readPackages } from '#domain/catalog/packages.ts'
import type { EditedVariant } from './variants.ts'

/** By what the packages of a product differ: by nothing, by size and type, or by color as well. */
export type PackedBy = 'nothing' | 'size' | 'color'

/** Variants that share one entry, by their index. The entry edits the packages of all of them. */
type Entry = { places: number[]; first: EditedVariant }

const levels: readonly PackedBy[] = ['nothing', 'size', 'color']

/** Returns packages as staff type them, one a line. What was typed stays as it is. */
export function typedPackages(packages: EditedVariant['packages']): string {
  return typeof packages === 'string' ? packages : packagesText(packages, '\n')
}

/** Returns packages as the API takes them. What nobody can read stays as it was typed, for the API to refuse. */
export function readTyped(packages: EditedVariant['packages']): EditedVariant['packages'] {
  if (typeof packages !== 'string') return packages
  const read = readPackages(packages)
  return 'packages' in read ? read.packages : packages
}

/** Returns the coarsest way to show the packages in which no entry hides a difference. */
export function packedBy(variants: readonly EditedVariant[]): PackedBy {
  const isTrue = (level: PackedBy) =>
    entriesOf(variants, level).every(({ places, first }) =>
      places.every((at) => typedPackages(variants[at]!.packages) === typedPackages(first.packages)),
    )
  return levels.find(isTrue) ?? 'color'
}

/** Returns the finer of two levels. */
export function finer(one: PackedBy, other: PackedBy): PackedBy {
  return levels.indexOf(one) > levels.indexOf(other) ? one : other
}

/** Returns the entries in the order of the variants. */
export function entriesOf(variants: readonly EditedVariant[], level: PackedBy): Entry[] {
  const keyOf = { nothing: () => '', size: sizeKey, color: (_variant: EditedVariant, at: number) => String(at) }[level]
  const groups = Map.groupBy(
    variants.map((variant, at) => ({ variant, at })),
    ({ variant, at }) => keyOf(variant, at),
  )
  return [...groups.values()].map((group) => ({ places: group.map(({ at }) => at), first: group[0]!.variant }))
}

function sizeKey({ size, type }: EditedVariant): string {
  return JSON.stringify([size || null, type || null])
}

/** Gives the variants of each entry the packages of its first one. */
export function packedAlike(variants: readonly EditedVariant[], level: PackedBy): EditedVariant[] {
  const next = [...variants]
  for (const { places, first } of entriesOf(variants, level)) {
    for (const at of places) next[at] = { ...variants[at]!, packages: first.packages }
  }
  return next
}
