import { hasPiledMarks, isOneLine, latinDigits } from '../text.ts'

export const MAX_PACKAGES = 20
export const MAX_PACKAGE_CM = 500
export const MAX_PACKAGE_KG = 500
export const MAX_PACKAGE_NAME_LENGTH = 40
/** The other characters separate packages, names and measures in a text. */
export const PACKAGE_NAME_PATTERN = /^[^;:/]*$/

/** One package as it is delivered, with its wrapping. */
export type Package = {
  /** Such as `Headboard`; '' for none. */
  name: string
  /** '' shows the English name. */
  nepaliName: string
  /** Sides in whole centimeters. */
  lengthCm: number
  widthCm: number
  heightCm: number
  /** Kilograms, to one decimal. */
  weightKg: number
}

const MEASURES = /^(\d{1,5}) ?[x×*] ?(\d{1,5}) ?[x×*] ?(\d{1,5})(?: ?cm)?,? (\d{1,5}(?:\.\d)?) ?kg$/i
const FORM = 'Must be like 200x90x15 32kg; Legs: 60x20x10 4.5kg'

/**
 * Returns packages as people write them: `Headboard / हेडबोर्ड: 165x120x14 21.5kg; 205x40x16 18kg`. `readPackages` reads it.
 */
export function packagesText(packages: readonly Package[], separator = '; '): string {
  return packages.map(packageText).join(separator)
}

function packageText({ name, nepaliName, lengthCm, widthCm, heightCm, weightKg }: Package): string {
  const named = nepaliName === '' ? name : `${name} / ${nepaliName}`
  return `${named === '' ? '' : `${named}: `}${lengthCm}x${widthCm}x${heightCm} ${weightKg}kg`
}

/** Reads packages with `;` or a line end between them. Digits may be Devanagari; × and * also separate sides. */
export function readPackages(text: string): { packages: Package[] } | { problem: string } {
  const entries = text
    .normalize('NFC')
    .split(/[;\r\n]/)
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '')
  if (entries.length > MAX_PACKAGES) return { problem: `May be at most ${MAX_PACKAGES} packages` }
  const packages: Package[] = []
  for (const [at, entry] of entries.entries()) {
    const read = readPackage(entry)
    if ('problem' in read) return entries.length === 1 ? read : { problem: `Package ${at + 1}: ${read.problem}` }
    packages.push(read)
  }
  return { packages }
}

function readPackage(entry: string): Package | { problem: string } {
  const colon = entry.lastIndexOf(':')
  const [name = '', nepaliName = '', ...more] = entry.slice(0, Math.max(0, colon)).split('/')
  const found = MEASURES.exec(latinDigits(entry.slice(colon + 1).trim()))
  if (!found || more.length > 0) return { problem: FORM }
  const [, lengthCm, widthCm, heightCm, weightKg] = found.map(Number) as [number, number, number, number, number]
  const read = { name: name.trim(), nepaliName: nepaliName.trim(), lengthCm, widthCm, heightCm, weightKg }
  const problem = packageProblem(read)
  return problem === undefined ? read : { problem }
}

function packageProblem({ name, nepaliName, lengthCm, widthCm, heightCm, weightKg }: Package): string | undefined {
  if ([lengthCm, widthCm, heightCm].some((cm) => cm < 1 || cm > MAX_PACKAGE_CM)) {
    return `Each side must be 1 to ${MAX_PACKAGE_CM} cm`
  }
  if (weightKg <= 0 || weightKg > MAX_PACKAGE_KG) return `Must weigh 0.1 to ${MAX_PACKAGE_KG} kg`
  if ([name, nepaliName].some((text) => text.length > MAX_PACKAGE_NAME_LENGTH)) {
    return `Names have at most ${MAX_PACKAGE_NAME_LENGTH} characters`
  }
  const isWrong = [name, nepaliName].some((text) => hasPiledMarks(text) || !isOneLine(text) || text.includes(':'))
  if (isWrong) return 'Has a character that a name cannot have'
  return name === '' && nepaliName !== '' ? 'Needs an English name beside the Nepali one' : undefined
}
