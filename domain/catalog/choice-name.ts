type Choice = { size: string | null; type: string | null }

/** Name of a variant by size and type: `153*200, Normal`; '' if there was nothing to choose. */
export function choiceName({ size, type }: Choice): string {
  return [size, type].filter((part) => part !== null).join(', ')
}

/** `Rara wingback bed, 153*200, Normal`; `say` tells the choice in another language. */
export function nameWithChoice(name: string, choice: Choice, say = (chosen: string) => chosen): string {
  return [name, say(choiceName(choice))].filter((part) => part !== '').join(', ')
}
