import type { ReactNode } from 'react'
import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'
import { useDesk } from './use-desk.ts'

/** When a piece arrives in the chosen district; without one, the children. */
export function ArrivesOr({ piece, children }: { piece: PromisedPiece; children: ReactNode }) {
  const { desk } = useDesk()
  return desk ? <desk.ArrivesWords zones={desk.zones} piece={piece} /> : children
}
