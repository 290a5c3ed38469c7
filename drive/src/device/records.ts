import type { DriverActFields, DriverStop } from '#contract/admin/drive.ts'
import type { DriverActKind, DriverActRefusal } from '#domain/drive/driver-acts.ts'

/** The person who is logged in. */
export type Me = { id: string; name: string }

/** A stop as the shop last described it. */
export type KeptStop = DriverStop & {
  staffId: string
  /** Day in Nepal. */
  day: string
  /** Place in the list. */
  place: number
  /** When this device requested the description, by its own clock. */
  loadedAt: string
}

/** What the driver did, kept until the shop has answered and its day is over. */
export type KeptAct = {
  /** Place in the queue; the database gives it. */
  place: number
  /** The key of every call that sends it. */
  id: string
  staffId: string
  staffName: string
  stopId: string
  day: string
  kind: DriverActKind
  at: string
  fields: Partial<Pick<DriverActFields, 'code' | 'words' | 'cash' | 'problem' | 'pieces'>>
  /** Empty once sent. */
  photos: Blob[]
  state: 'waiting' | 'done' | 'refused'
  sentAt: string | null
  refusal: DriverActRefusal | null
}
