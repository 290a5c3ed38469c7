/** As people in Nepal write it: `+97715550123` -> `01-5550123`, `+9779812345678` -> `9812345678`. */
export function nationalPhone(phone: string): string {
  const [, national] = /^\+977(\d+)$/.exec(phone) ?? []
  if (national === undefined) return phone
  return national.startsWith('9') ? national : national.replace(/^(\d+)(\d{7})$/, '0$1-$2')
}
