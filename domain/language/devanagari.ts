/** Latin digits become Devanagari ones, everything else stays: `1,12,500` -> `१,१२,५००`. */
export function devanagariDigits(text: string): string {
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint('०'.codePointAt(0)! + Number(digit)))
}
