export function layOutImage(target: string): Promise<void>
export function productionPackages(): Promise<{ folder: string; name: string; version: string }[]>
