export function findOddWords(path: string, text: string): string[]
export function checkWords(): { status: number; output: string }
