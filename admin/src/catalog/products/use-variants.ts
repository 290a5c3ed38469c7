import { useWatch } from 'react-hook-form'
import type { EditedVariant } from './variants.ts'

/** Returns the current variants of the product in the form. */
export function useVariants(): EditedVariant[] {
  return (useWatch({ name: 'variants' }) as EditedVariant[] | undefined) ?? []
}
