export function writeBill(target: string): Promise<void>
