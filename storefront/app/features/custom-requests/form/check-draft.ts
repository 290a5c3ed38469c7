import {
  customFields,
  customProblems,
  type CustomField,
  type CustomMaterial,
  type CustomProblem,
  parseCustomCentimetres,
} from '#domain/custom-requests/request-form.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import type { CustomAnswers } from './custom-draft.ts'

export type CustomOrder = {
  name: string
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

/** Returns the order if the answers are valid, otherwise its errors. */
export function checkDraft(draft: CustomAnswers): { order: CustomOrder } | { errors: CustomErrors } {
  const errors = customProblems(draft)
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
