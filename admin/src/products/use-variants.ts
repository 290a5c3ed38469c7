import { useWatch } from 'react-hook-form'
import type { EditedVariant } from './variants.ts'

/** The sizes and types of the product in the form, as they are at the moment. */
export function useVariants(): EditedVariant[] {
  return (useWatch({ name: 'variants' }) as EditedVariant[] | undefined) ?? []
}
