/** Somebody of the staff as verbs write down who acted. */
export function byStaff({ id }: { id: string }) {
  return { actor: 'staff', id } as const
}
