import { type CustomMaterial, customMaterials } from '#domain/custom-order.ts'
import { keep, readKept } from '../../kept.ts'

/** The form as it is typed, every answer text. */
export type CustomDraft = {
  name: string
  email: string
  phone: string
  width: string
  height: string
  depth: string
  material: CustomMaterial
  instructions: string
}

const STORAGE_KEY = 'customOrder'

export const emptyDraft: CustomDraft = {
  name: '',
  email: '',
  phone: '',
  width: '',
  height: '',
  depth: '',
  material: customMaterials[0],
  instructions: '',
}

/**
 * What was typed before. About another product only who asks is still true.
 *
 * @param stored  anything; what is no draft counts as nothing
 */
export function parseDraft(stored: string | null, productId: string): CustomDraft {
  const { productId: about, ...typed } = recordOf(stored)
  const draft = { ...emptyDraft }
  for (const field of Object.keys(emptyDraft) as (keyof CustomDraft)[]) {
    const answer = typed[field]
    if (typeof answer !== 'string') continue
    if (field !== 'material') draft[field] = answer
    else draft.material = customMaterials.find((material) => material === answer) ?? draft.material
  }
  if (about === productId) return draft
  return { ...emptyDraft, name: draft.name, email: draft.email, phone: draft.phone }
}

function recordOf(stored: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {} // not written by us
  }
}

/** Empty where the browser keeps nothing. */
export function readDraft(productId: string): CustomDraft {
  return parseDraft(readKept(STORAGE_KEY, 'sessionStorage'), productId)
}

export function writeDraft(productId: string, draft: CustomDraft): void {
  keep(STORAGE_KEY, JSON.stringify({ ...draft, productId }), 'sessionStorage')
}
