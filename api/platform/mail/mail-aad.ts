/** Returns the context that a mail's content is bound to. With another ID, address or template, decryption fails. */
export function mailAad({ id, to, template }: { id: string; to: string; template: string }): string {
  return JSON.stringify(['mail', id, to, template])
}
