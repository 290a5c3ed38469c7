/** A color (its slug), size and type that a shopper chose; an absent one means any. */
export type WishedChoice = { color?: string | undefined; size?: string | undefined; type?: string | undefined }

type Chosen = { color: string | null; size: string | null; type?: string | null }

/** Returns the color, size and type of a piece as a wish; what it does not have is absent. */
export function wishedChoice({ color, size, type = null }: Chosen): WishedChoice {
  return { ...(color !== null && { color }), ...(size !== null && { size }), ...(type !== null && { type }) }
}
