/** Variables of canned replies, as staff write them between braces. */
export const replyVariables = ['name', 'number', 'order', 'tracking link', 'me'] as const
export type ReplyVariable = (typeof replyVariables)[number]

/** What each variable stands for, for those who write replies. */
export const replyVariableWords: Record<ReplyVariable, string> = {
  name: 'the customer’s name',
  number: 'the number of their message or request',
  order: 'the number of their order',
  'tracking link': 'the page where they follow an order',
  me: 'the name of the colleague who answers',
}

export const MAX_REPLY_TITLE_LENGTH = 100
export const MAX_REPLY_LENGTH = 2_500

type Part = { text: string } | { variable: string }

/** Splits a text at its variables, in one pass. A brace without its partner is text. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  let open = -1
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') open = at
    if (text[at] !== '}' || open === -1) continue
    parts.push({ text: text.slice(from, open) }, { variable: text.slice(open + 1, at) })
    from = at + 1
    open = -1
  }
  return [...parts, { text: text.slice(from) }]
}

function isKnown(variable: string): variable is ReplyVariable {
  return (replyVariables as readonly string[]).includes(variable)
}

/** The problem of a canned reply’s text, in words; undefined for a good one. */
export function replyProblem(text: string): string | undefined {
  for (const part of partsOf(text)) {
    if ('variable' in part && !isKnown(part.variable)) {
      return `{${part.variable}} is no variable. Use ${namesOf(replyVariables)}`
    }
    if ('text' in part && /[{}]/.test(part.text)) return 'A brace has no partner: write variables like {name}'
  }
  return undefined
}

/**
 * Replaces the variables of a reply. One without a value stays, and `empty` names it; what a value says is never
 * replaced again.
 */
export function fillReply(
  text: string,
  values: Readonly<Record<ReplyVariable, string>>,
): { text: string; empty: string[] } {
  const empty = new Set<string>()
  const filled = partsOf(text).map((part) => {
    if ('text' in part) return part.text
    const value = isKnown(part.variable) ? values[part.variable] : ''
    if (value === '') empty.add(part.variable)
    return value === '' ? `{${part.variable}}` : value
  })
  return { text: filled.join(''), empty: [...empty] }
}

/** The problem of a text that a customer would read with a variable in it; undefined without one. */
export function leftVariableProblem(words: string): string | undefined {
  const left = partsOf(words).find((part) => 'variable' in part)
  return left && 'variable' in left
    ? `Write words in place of {${left.variable}}: the customer would read it as it is`
    : undefined
}

function namesOf(variables: readonly string[]): string {
  const names = variables.map((variable) => `{${variable}}`)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
