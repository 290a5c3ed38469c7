/** The valley of Kathmandu has area code 1 and seven digits, the rest of Nepal two and six. */
const LANDLINE = /^(?:(1)([4-6]\d{6})|(\d{2})(\d{6}))$/

/** As people in Nepal write it: `+97715550123` -> `01-5550123`, `+97761550125` -> `061-550125`, `+9779812345678` -> `9812345678`. */
export function nationalPhone(phone: string): string {
  const [, national] = /^\+977(\d+)$/.exec(phone) ?? []
  if (national === undefined) return phone
  const [, valley, inValley, area, inArea] = LANDLINE.exec(national) ?? []
  if (valley !== undefined) return `0${valley}-${inValley}`
  return area === undefined ? national : `0${area}-${inArea}`
}
