import { type CustomMaterial, customMaterials } from '#domain/custom-requests/request-form.ts'
import { keep, readKept, recordIn } from '../../../storage.ts'

/** The form's answers; every one is text. */
export type CustomAnswers = {
  name: string
  email: string
  phone: string
  width: string
  height: string
  depth: string
  /** Slug of a color of the product, or ANOTHER_COLOR; '' until one is chosen here, which means the page's. */
  color: string
  material: CustomMaterial
  instructions: string
}

export type Side = 'width' | 'height' | 'depth'

/** The form as typed. A side is null until it is changed here, which means the one of the size chosen on the page. */
export type CustomDraft = Omit<CustomAnswers, Side> & Record<Side, string | null>

/** Contact data, shared by all products; the other answers are stored per product. */
const STORAGE_KEY = 'customOrder'
const productKey = (productId: string) => `${STORAGE_KEY}:${productId}`

export const emptyDraft: CustomDraft = {
  name: '',
  email: '',
  phone: '',
  width: null,
  height: null,
  depth: null,
  color: '',
  material: customMaterials[0],
  instructions: '',
}

/**
 * Restores what was typed before.
 * @param stored  anything; an invalid draft counts as empty
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

/** Returns an empty draft where the browser stores nothing. */
export function readDraft(productId: string): CustomDraft {
  return parseDraft(readKept(productKey(productId), 'sessionStorage'), readKept(STORAGE_KEY, 'sessionStorage'))
}

export function writeDraft(productId: string, { name, email, phone, ...about }: CustomDraft): void {
  keep(STORAGE_KEY, JSON.stringify({ name, email, phone }), 'sessionStorage')
  keep(productKey(productId), JSON.stringify(about), 'sessionStorage')
}
