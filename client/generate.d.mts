export const TYPES: string
export function headOf(types: string): Promise<string>
