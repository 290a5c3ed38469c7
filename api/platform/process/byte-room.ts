/** What Node keeps for each piece that arrives, beside its bytes: a body of single bytes takes a hundred times its length. */
export const PIECE_BYTES = 256

/** One of those whose bytes fill a room. */
export type Holder = {
  /** Its neighborhood or member of staff: the group that holds most gives way. Null for one that never gives way. */
  group: string | null
  bytes: number
  /** Ends it, so that its bytes can go. */
  end: () => void
}

export type ByteRoom = {
  /** Whether so many more bytes are too many. */
  isFullFor: (bytes: number) => boolean
  /** Counts bytes of a holder, even where the room is full. */
  add: (holder: Holder, bytes: number) => void
  /** Counts no bytes of the holder any more. */
  leave: (holder: Holder) => void
  /** Returns the group that holds most, and the one of it that came first; undefined when nobody can give way. */
  most: () => { group: string; oldest: Holder } | undefined
}

type Group = { name: string; bytes: number; holders: Set<Holder> }

/** Opens a room for bytes in the memory of this process. Those that fill it decide what happens when it is full. */
export function openByteRoom(mostBytes: number): ByteRoom {
  const groups = new Map<string, Group>()
  let heldBytes = 0
  return {
    isFullFor: (bytes) => heldBytes + bytes > mostBytes,
    add(holder, bytes) {
      heldBytes += bytes
      holder.bytes += bytes
      if (holder.group === null) return
      const group = groups.get(holder.group) ?? { name: holder.group, bytes: 0, holders: new Set() }
      groups.set(group.name, group)
      group.holders.add(holder)
      group.bytes += bytes
    },
    leave(holder) {
      const { bytes } = holder
      heldBytes -= bytes
      holder.bytes = 0
      const group = holder.group === null ? undefined : groups.get(holder.group)
      if (!group?.holders.delete(holder)) return
      group.bytes -= bytes
      if (group.holders.size === 0) groups.delete(group.name)
    },
    most() {
      let most: Group | undefined
      for (const group of groups.values()) if (!most || group.bytes > most.bytes) most = group
      const [oldest] = most?.holders ?? []
      return most && oldest && { group: most.name, oldest }
    },
  }
}
