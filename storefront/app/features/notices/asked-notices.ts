import type { NoticeKind } from '#domain/notices/notices.ts'
import { keep, readKept } from '../../storage.ts'

const STORAGE_KEY = 'askedNotices'
const MOST_KEPT = 50

/** A notice that this browser has asked for. `variantId` is undefined for the cart. */
type Asked = { kind: NoticeKind; variantId?: string }

/** Returns whether this browser has asked for a notice. */
export function wasAskedFor(asked: Asked): boolean {
  return readAsked().includes(nameOf(asked))
}

/** Keeps that this browser has asked for a notice, without any contact. */
export function keepAsked(asked: Asked): void {
  const others = readAsked().filter((name) => name !== nameOf(asked))
  keep(STORAGE_KEY, [nameOf(asked), ...others].slice(0, MOST_KEPT).join(' '))
}

const readAsked = () => readKept(STORAGE_KEY)?.split(' ') ?? []
const nameOf = ({ kind, variantId = '' }: Asked) => `${kind}:${variantId}`
