/** Devanagari digits become Latin ones, everything else stays: `९८४-1` -> `984-1`. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
}
