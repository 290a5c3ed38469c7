export function layOutImage(target: string): Promise<void>
