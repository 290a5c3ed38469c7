import type { LengthUnit } from '../catalog/length-units.ts'
import { PLAN_FRAGMENT } from './plan-fragment.ts'
import type { Plan } from './plan.ts'
import { MAX_PLAN_TEXT, type ReadPlan, readPlan, writePlan } from './read-plan.ts'

/**
 * A plan as the fragment of an address, `#plan=…`: its JSON as raw DEFLATE (RFC 1951) in base64url without padding
 * (RFC 4648, section 5).
 */

/** Longer than any fragment that `writePlanFragment` writes: DEFLATE adds some bytes to what it cannot shorten. */
export const MAX_FRAGMENT = PLAN_FRAGMENT.length + Math.ceil((MAX_PLAN_TEXT * 4) / 3) + 1000

/** Ends the fragment of a plan whose sender reads feet; centimeters need no sign. */
const IN_FEET = '.ft'

/** Returns the unit of the sender. */
export function unitOfFragment(fragment: string): LengthUnit {
  return fragment.endsWith(IN_FEET) ? 'ft' : 'cm'
}

/** Returns a plan as a fragment; `readPlanFragment` returns the very same plan. */
export async function writePlanFragment(plan: Plan, unit: LengthUnit = 'cm'): Promise<string> {
  const text = new Blob([writePlan(plan)])
  const deflated = text.stream().pipeThrough(new CompressionStream('deflate-raw'))
  const code = toBase64Url(new Uint8Array(await new Response(deflated).arrayBuffer()))
  return PLAN_FRAGMENT + code + (unit === 'ft' ? IN_FEET : '')
}

/**
 * Reads a plan from a fragment that anybody may have written. Its length is checked before anything is decoded. What it
 * unpacks to is counted on the way, so that a small fragment cannot fill the memory.
 */
export async function readPlanFragment(fragment: string): Promise<ReadPlan> {
  if (fragment.length > MAX_FRAGMENT) return { problem: 'too-large' }
  const end = fragment.endsWith(IN_FEET) ? -IN_FEET.length : undefined
  const code = fragment.slice(PLAN_FRAGMENT.length, end)
  if (!fragment.startsWith(PLAN_FRAGMENT) || !isBase64Url(code)) return { problem: 'damaged' }
  const inflated = await inflate(fromBase64Url(code))
  if ('problem' in inflated) return inflated
  const text = textOf(inflated.bytes)
  return text === null ? { problem: 'damaged' } : readPlan(text)
}

/** A group of four letters never has a single one left over. */
function isBase64Url(code: string): boolean {
  return code !== '' && code.length % 4 !== 1 && /^[\w-]+$/.test(code)
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(code: string): Uint8Array<ArrayBuffer> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0)!)
}

/** No plan has more bytes than letters are allowed: sixty names in Nepali letters make 33,000 bytes in all. */
const MAX_BYTES = MAX_PLAN_TEXT

async function inflate(
  deflated: Uint8Array<ArrayBuffer>,
): Promise<{ bytes: Uint8Array } | { problem: 'too-large' | 'damaged' }> {
  const reader = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const bytes = new Uint8Array(MAX_BYTES)
  let length = 0
  for (;;) {
    // A stream says by an error alone that its data are no DEFLATE, or end too early.
    const part = await reader.read().catch(() => 'damaged' as const)
    if (part === 'damaged') return { problem: 'damaged' }
    if (part.done) return { bytes: bytes.subarray(0, length) }
    if (length + part.value.length > MAX_BYTES) {
      await reader.cancel()
      return { problem: 'too-large' }
    }
    bytes.set(part.value, length)
    length += part.value.length
  }
}

/** Null for what is no UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
