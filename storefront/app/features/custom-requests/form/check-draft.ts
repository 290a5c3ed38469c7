import {
  customFields,
  customProblems,
  type CustomField,
  type CustomMaterial,
  type CustomProblem,
  parseCustomCentimetres,
  type WhyWords,
} from '#domain/custom-requests/request-form.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import type { CustomAnswers } from './custom-draft.ts'

export type CustomOrder = {
  name: string
  /** '' if a shopper who sends the request as their own message gave none. */
  email: string
  /** `+977` and ten digits. */
  phone: string
  /** Centimeters, at most one decimal. */
  width: number
  height: number
  depth: number
  material: CustomMaterial
  /** May be empty. */
  instructions: string
}

/** Fields to validate, in the order of the form. */
export const checkedFields = customFields
export type CustomErrors = Partial<Record<CustomField, CustomProblem>>

/** How a request leaves the form: to the shop itself, or as a message in the shopper's own WhatsApp or mail program. */
export type Way = 'shop' | 'whatsapp' | 'email'

/**
 * Returns the order if the answers are valid, otherwise its errors. Only the shop itself needs an email address: it mails
 * its offer, while a message is answered where it was written.
 */
export function checkDraft(
  draft: CustomAnswers,
  way: Way,
  why?: WhyWords,
): { order: CustomOrder } | { errors: CustomErrors } {
  const errors: CustomErrors = customProblems(draft, why)
  if (way !== 'shop' && errors.email === 'email-empty') delete errors.email
  if (Object.keys(errors).length > 0) return { errors }
  const { name, email, phone, width, height, depth, material, instructions } = draft
  return {
    order: {
      name: name.trim(),
      email: email.trim(),
      phone: parseMobile(phone)!,
      width: parseCustomCentimetres(width)!,
      height: parseCustomCentimetres(height)!,
      depth: parseCustomCentimetres(depth)!,
      material,
      instructions: instructions.trim(),
    },
  }
}
