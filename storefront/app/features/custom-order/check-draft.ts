import { type CustomMaterial, parseCustomCentimetres } from '#domain/custom-order.ts'
import { isEmail } from '#domain/email.ts'
import { parseMobile } from '#domain/phone.ts'
import type { CustomDraft } from './custom-draft.ts'

export type CustomOrder = {
  name: string
  email: string
  /** `+977` and ten digits. */
  phone: string
  /** Centimetres, at most one decimal. */
  width: number
  height: number
  depth: number
  material: CustomMaterial
  /** May be empty. */
  instructions: string
}

/** The fields that can be wrong, in the order they stand in the form. */
export const checkedFields = ['name', 'email', 'phone', 'width', 'height', 'depth'] as const
type CheckedField = (typeof checkedFields)[number]
export type CustomErrors = Partial<Record<CheckedField, 'name' | 'email-empty' | 'email' | 'phone' | 'size'>>

/** The order itself once nothing is missing or wrong, else what is. */
export function checkDraft(draft: CustomDraft): { order: CustomOrder } | { errors: CustomErrors } {
  const [name, email, phone] = [draft.name.trim(), draft.email.trim(), parseMobile(draft.phone)]
  const [width, height, depth] = [draft.width, draft.height, draft.depth].map(parseCustomCentimetres)
  if (name && isEmail(email) && phone && width && height && depth) {
    const { material } = draft
    return { order: { name, email, phone, width, height, depth, material, instructions: draft.instructions.trim() } }
  }
  return {
    errors: {
      ...(!name && { name: 'name' }),
      ...(!isEmail(email) && { email: email ? 'email' : 'email-empty' }),
      ...(!phone && { phone: 'phone' }),
      ...(!width && { width: 'size' }),
      ...(!height && { height: 'size' }),
      ...(!depth && { depth: 'size' }),
    },
  }
}
