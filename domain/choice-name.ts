type Choice = { size: string | null; type: string | null }

/** Of what comes in sizes and types: `153*200, Normal`; '' where there was nothing to choose. */
export function choiceName({ size, type }: Choice): string {
  return [size, type].filter((part) => part !== null).join(', ')
}

/** `Rara wingback bed, 153*200, Normal`. */
export function nameWithChoice(name: string, choice: Choice): string {
  return [name, choiceName(choice)].filter((part) => part !== '').join(', ')
}
