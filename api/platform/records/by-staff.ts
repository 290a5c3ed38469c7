/** Returns a staff member as the actor that other functions record. */
export function byStaff({ id }: { id: string }) {
  return { actor: 'staff', id } as const
}
