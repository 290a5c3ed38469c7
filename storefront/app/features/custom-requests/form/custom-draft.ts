import { type CustomMaterial, customMaterials } from '#domain/custom-requests/custom-order.ts'
import { keep, readKept, recordIn } from '../../../kept.ts'

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

/** Who asks, the same about every product; the other answers lie behind the product's own key. */
const STORAGE_KEY = 'customOrder'
const productKey = (productId: string) => `${STORAGE_KEY}:${productId}`

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
 * What was typed before.
 *
 * @param stored  anything; what is no draft counts as nothing
 */
export function parseDraft(...stored: (string | null)[]): CustomDraft {
  const typed: Record<string, unknown> = Object.assign({}, ...stored.map(recordIn))
  const draft = { ...emptyDraft }
  for (const field of Object.keys(emptyDraft) as (keyof CustomDraft)[]) {
    const answer = typed[field]
    if (typeof answer !== 'string') continue
    if (field !== 'material') draft[field] = answer
    else draft.material = customMaterials.find((material) => material === answer) ?? draft.material
  }
  return draft
}

/** Empty where the browser keeps nothing. */
export function readDraft(productId: string): CustomDraft {
  return parseDraft(readKept(productKey(productId), 'sessionStorage'), readKept(STORAGE_KEY, 'sessionStorage'))
}

export function writeDraft(productId: string, { name, email, phone, ...about }: CustomDraft): void {
  keep(STORAGE_KEY, JSON.stringify({ name, email, phone }), 'sessionStorage')
  keep(productKey(productId), JSON.stringify(about), 'sessionStorage')
}
