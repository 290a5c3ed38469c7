/** What a verb answers when its answer may be kept: the reply itself, and the tags of all data it was made from. */
export type Answer<Payload> = {
  payload: Payload
  /** As the database's triggers notify them: `product:7`, `catalog`, `categories`, `hoardings`, `settings`, … */
  tags: string[]
  /** For what changes without a notice, such as the order by sales; else it is kept until a tag is dropped. */
  keepForMs?: number
}
