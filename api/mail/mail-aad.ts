/** What a mail's content belongs to: in another row, to another address or as another mail it cannot be decrypted. */
export function mailAad({ id, to, template }: { id: string; to: string; template: string }): string {
  return JSON.stringify(['mail', id, to, template])
}
